// Links for others. A page that is open on the server's own computer has an address that only this computer can open:
// links then have the address by which others reach it, if there is one.
import { useTransport } from './transport';

/** Who can open a link of ours. */
export type Reach = 'everybody' | 'network' | 'here';

export const isLocal = (host: string): boolean => /^(.*\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(host);

/** `lan` is where others reach this computer, null if they cannot, and undefined while nobody knows. */
export function reachOf(here: URL, lan: string | null | undefined): Reach {
  if (!isLocal(here.hostname) || lan === undefined) return 'everybody';
  return lan === null ? 'here' : 'network';
}

export function linkTo(path: string, here: URL, lan: string | null | undefined): string {
  const link = new URL(path, here);
  if (reachOf(here, lan) !== 'network') return link.href;
  return new URL(`${link.pathname}${link.search}${link.hash}`, lan!).href;
}

let lan = $state.raw<string | null>();
let asked = false;

/** Called while a component is made. */
export function useLinks(): { to(path: string): string; readonly reach: Reach } {
  const transport = useTransport();
  const here = (): URL => new URL(location.href);
  if (!asked && isLocal(location.hostname)) {
    asked = true;
    transport.host().then((found) => (lan = found), () => (asked = false));
  }
  return {
    to: (path) => linkTo(path, here(), lan),
    get reach() {
      return reachOf(here(), lan);
    },
  };
}
