// A server for scripts that look at the page.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the client is served, and how to end that. Given the server's binary it starts one on a free port. */
export async function serve(where) {
  if (/^https?:/.test(where)) return { address: where, end: () => {} };
  const data = mkdtempSync(join(tmpdir(), 'crosstown-speed-'));
  const flags = ['--requests-per-second', '1000', '--tables-per-hour', '100000', '--log', 'warn'];
  const server = spawn(where, ['serve', '--listen', '127.0.0.1:0', '--data', data, ...flags]);
  const end = () => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  const address = await new Promise((resolve, reject) => {
    // It is listened to until the end: a server whose output nobody takes ends.
    server.stdout.on('data', (text) => {
      const found = /http:\/\/[\w.:]+/.exec(String(text));
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error(`${where} did not say where it is`)));
  });
  return { address, end };
}
