import type { Response } from 'express';

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
