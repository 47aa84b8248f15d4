import type { Response } from 'express';

const KEEP_ALIVE_MS = 15_000;

/** Streams server-sent events until the caller disconnects or `stopping` aborts, then unsubscribes. */
export function sendEvents<Event>(
  response: Response,
  stopping: AbortSignal,
  subscribe: (send: (event: Event) => void) => () => void,
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  response.write(': open\n\n');
  const unsubscribe = subscribe((event) => response.write(`data: ${JSON.stringify(event)}\n\n`));
  const keepAlive = setInterval(() => response.write(': still here\n\n'), KEEP_ALIVE_MS);
  const end = () => response.end();
  stopping.addEventListener('abort', end, { once: true });
  response.once('close', () => {
    stopping.removeEventListener('abort', end);
    clearInterval(keepAlive);
    unsubscribe();
  });
}
