import { type ChildProcess, fork } from 'node:child_process';
import type { VariantAnswer, VariantTask } from './make-variants.ts';

const PROGRAM = new URL('./make-variants.ts', import.meta.url);
/** Without work for this long the process ends; the next variant then waits a fifth of a second for a new one. */
const IDLE_MS = 10_000;

/**
 * Makes image variants in a separate process: the memory that libvips keeps (10,000 pages with nine pictures: 500 MB) is
 * freed when it ends, and a picture that crashes it ends nothing else.
 */
export class VariantProcess {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();

  /** Writes a variant to `target`, which nothing else uses. Rejects when it cannot be made. */
  make(task: VariantTask): Promise<void> {
    const made = Promise.withResolvers<void>();
    this.#waiting.set(task.target, made);
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    this.#child.channel?.ref();
    this.#child.send(task);
    return made.promise;
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, { execArgv: [], env: {}, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const end = (reason: Error) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const target of this.#waiting.keys()) this.#settle(target, reason);
    };
    child.unref(); // It ends with this program.
    child.on('message', ({ target, problem }: VariantAnswer) => {
      this.#settle(target, problem === undefined ? null : new Error(problem));
      if (this.#waiting.size === 0) this.#rest(child);
    });
    child.on('error', end);
    child.on('exit', () => end(new Error('The process that resizes pictures has stopped')));
    return child;
  }

  #settle(target: string, reason: Error | null): void {
    const waiting = this.#waiting.get(target);
    this.#waiting.delete(target);
    if (reason) waiting?.reject(reason);
    else waiting?.resolve();
  }

  #rest(child: ChildProcess): void {
    child.channel?.unref();
    this.#idle = setTimeout(() => {
      this.#child = undefined;
      child.disconnect();
    }, IDLE_MS).unref();
  }
}
