// A server as a process of its own, with a fresh folder. CROSSTOWN names the program.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = process.env['CROSSTOWN'] ?? join(import.meta.dirname, '../../target/debug/crosstown');
const GENEROUS = ['--requests-per-second', '1000', '--tables-per-hour', '100000', '--sockets-per-address', '1000'];

export class Server {
  #process: ChildProcess | undefined;

  private constructor(
    readonly folder: string,
    public address: string,
    readonly more: readonly string[],
  ) {}

  /** Starts one, with these arguments too. */
  static async start(...more: string[]): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'crosstown-')), 'http://127.0.0.1:0', more);
    try {
      await server.run();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** Starts it, after a `kill` with the same data and at the same address. */
  async run(): Promise<void> {
    const { host } = new URL(this.address);
    const args = ['serve', '--listen', host, '--data', this.folder, '--log', 'error', ...GENEROUS, ...this.more];
    this.#process = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(this.#process, 'spawn');
    for await (const line of createInterface({ input: this.#process.stdout! })) {
      const found = /^Crosstown is at (\S+)$/.exec(line);
      if (found) {
        this.address = found[1]!.replace(/\/$/, '');
        return;
      }
    }
    throw new Error(`${PROGRAM} did not say where it is`);
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
