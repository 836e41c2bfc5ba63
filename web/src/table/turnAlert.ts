// Notifications of the browser that it is one's turn, for tables where a turn may take a day. There is no push service: the
// table must be open in some tab.
import { save, settings, type Alerts } from '../settings.svelte';
import type { Clock } from '../wire';

/** From so many seconds a turn on nobody sits and waits. */
const SLOW = 3600;

export const isSlow = (clock: Clock | undefined): boolean => clock?.per === 'move' && clock.seconds >= SLOW;

/** Whether this browser can, and nobody has forbidden it. Android shows none for a page without a service worker. */
export const canAlert = (): boolean =>
  'Notification' in globalThis && Notification.permission !== 'denied' && !/Android/.test(navigator.userAgent);

/** Sets whether people are told; the browser may have to ask them first. */
export async function setAlerts(wanted: Alerts): Promise<void> {
  const allowed = wanted !== 'on' || Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
  settings.alerts = allowed ? wanted : 'off';
  save();
}

/** Tells that it is one's turn at a table, if nobody looks at it. Gives what takes it back. */
export function alertTurn(table: { id: string; clock?: Clock }, title: string, text: string): (() => void) | undefined {
  if (!document.hidden || settings.alerts !== 'on' || !isSlow(table.clock)) return undefined;
  if (!canAlert() || Notification.permission !== 'granted') return undefined;
  const shown = new Notification(title, { body: text, tag: table.id, icon: '/icon-turn.svg' });
  const close = (): void => shown.close();
  shown.onclick = () => {
    globalThis.focus();
    close();
  };
  document.addEventListener('visibilitychange', close, { once: true });
  return () => {
    document.removeEventListener('visibilitychange', close);
    close();
  };
}
