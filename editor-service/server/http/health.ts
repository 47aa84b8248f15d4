import type { RequestHandler } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { countDeliveries } from '#content-store/drafts/database/outbox.ts';

/** The process is up: `/health` and `/healthz`. */
export const answerHealth: RequestHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  response.json({ status: 'ok' });
};

/** The service is ready if its database can be read; `waiting` counts the publishes that are not yet live. */
export function answerReadiness(db: Db, stopping: AbortSignal): RequestHandler {
  return async (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const waiting = await countDeliveries(db);
    if (stopping.aborted) response.status(503).json({ status: 'stopping', waiting });
    else response.json({ status: 'ready', waiting });
  };
}
