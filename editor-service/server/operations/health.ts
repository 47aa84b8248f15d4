import type { RequestHandler } from 'express';

/** What is not live yet. */
export interface Waiting {
  waiting: number;
  isComparing: boolean;
}

/** The process is up: `/health` and `/healthz`. */
export const answerHealth: RequestHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  response.json({ status: 'ok' });
};

/**
 * The service is ready if its database can be read. `waiting` counts the documents that are not live yet; while
 * `comparing`, right after a start, more of them may be found, and a publish waits.
 */
export function answerReadiness(waitingNow: () => Promise<Waiting>, stopping: AbortSignal): RequestHandler {
  return async (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const { waiting, isComparing } = await waitingNow();
    const about = { waiting, ...(isComparing && { comparing: true }) };
    if (stopping.aborted) response.status(503).json({ status: 'stopping', ...about });
    else response.json({ status: 'ready', ...about });
  };
}
