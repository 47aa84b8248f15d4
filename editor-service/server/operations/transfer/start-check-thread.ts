import { endThread, startThread } from '#build/threads/thread.ts';
import type { CheckedLine, Line } from './check-line.ts';

export type CheckThread = ReturnType<typeof startCheckThread>;

/** Starts a thread that checks the lines of an export: a third of an import's work, done while the lines before are stored. */
export function startCheckThread() {
  const thread = startThread(new URL('./check-thread.ts', import.meta.url), null);
  const waiting: PromiseWithResolvers<CheckedLine[]>[] = [];
  thread.on('message', (checked: string) => waiting.shift()?.resolve(JSON.parse(checked) as CheckedLine[]));
  thread.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    /** Checks lines; answers come in the order of the questions. Rejects when the thread has died. */
    check: (lines: readonly Line[]): Promise<CheckedLine[]> => {
      const answer = Promise.withResolvers<CheckedLine[]>();
      answer.promise.catch(() => {}); // The caller may await it later.
      waiting.push(answer);
      thread.postMessage(lines);
      return answer.promise;
    },
    close: (): Promise<void> => endThread(thread),
  };
}
