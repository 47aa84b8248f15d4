import type { Response } from 'express';
import { AppError } from '#content-store/model/error.ts';

const KEEP_ALIVE_MS = 15_000;

interface Stream {
  response: Response;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
  /** False once the caller has logged out, was disabled or lost a role. */
  isAllowed: () => Promise<boolean>;
}

/** Streams server-sent events until the caller disconnects or is no longer allowed, then unsubscribes. */
export function sendEvents<Event>(
  { response, stopping, isAllowed }: Stream,
  subscribe: (send: (event: Event) => void) => () => void,
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  response.write(': open\n\n');
  const end = () => void response.end();
  let last = Promise.resolve();
  const write = (text: string) => {
    last = last.then(isAllowed).then((mayRead) => void (mayRead ? response.write(text) : end()), end);
  };
  const unsubscribe = subscribe((event) => write(`data: ${JSON.stringify(event)}\n\n`));
  const keepAlive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS);
  stopping.addEventListener('abort', end, { once: true });
  response.once('close', () => {
    stopping.removeEventListener('abort', end);
    clearInterval(keepAlive);
    unsubscribe();
  });
}

/** Far more than one person has windows open. */
const MAX_PER_USER = 20;

/** Counts the open streams of each user. */
export function createStreamLimit() {
  const counts = new Map<string, number>();
  return {
    /** Counts one more, until the returned function is called. Throws `too-many` over the limit. */
    open: (userId: string): (() => void) => {
      const count = counts.get(userId) ?? 0;
      if (count >= MAX_PER_USER) throw new AppError('too-many', 'Too many windows are open, please close some');
      counts.set(userId, count + 1);
      return () => {
        const left = (counts.get(userId) ?? 1) - 1;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      };
    },
  };
}
