import type { Request, RequestHandler } from 'express';
import { nanoid } from 'nanoid';
import type { Log } from '../runtime/log.ts';

const QUIET = /^\/(?:healthz?|readyz|_editor|_astro|_media|_files|image)(?:\/|$)/;

/** The secret in the address of a preview link, or of a guest's review. */
const PREVIEW_TOKEN = /^(\/_(?:preview|review)\/)[^/]+/;

/** The path of a request without secrets, for the log. */
export const loggedPath = ({ path }: Request): string => path.replace(PREVIEW_TOKEN, '$1…');

/** The id that a proxy gave the request, so that its lines can be found by it; else a new one. */
function requestIdOf(request: Request): string {
  const given = request.get('x-request-id') ?? '';
  return /^[\w-]{1,64}$/.test(given) ? given : nanoid(12);
}

/** Logs one line per request: who, what, how long. Queries are left out, since they may carry tokens. */
export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { method } = request;
    const path = loggedPath(request);
    const requestId = requestIdOf(request);
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      const line = {
        requestId,
        method,
        path,
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - startedAt),
        user: response.locals.caller?.username,
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (QUIET.test(path)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}
