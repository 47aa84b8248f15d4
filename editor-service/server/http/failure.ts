import type { ErrorRequestHandler } from 'express';
import { isPassing } from '#content-store/drafts/database/database-error.ts';
import { AppError, type ErrorCode } from '#content-store/model/error.ts';
import type { Failure } from '../../contract/calls.ts';
import type { Log } from '../runtime/log.ts';
import { UnsupportedMediaType } from './request-body.ts';
import { loggedPath } from './request-log.ts';
import { sendSentence } from './waiting/waiting-page.ts';

const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  misdirected: 421,
  'too-many': 429,
  'storage-full': 507,
  unavailable: 503,
  'unknown-middleware': 500,
  internal: 500,
};

const UNKNOWN = 'Unknown Error';
/** Codes of the database and the disk are for the log. */
const NOT_NOW = 'Nothing can be saved right now, please try again in a moment';

function failure(status: number, message: string, more: Omit<Failure['error'], 'message'> = {}): Failure {
  return { status, error: { message, ...more } };
}

function failureOfAppError(error: AppError): Failure {
  const { code, validationErrors, current, reason } = error;
  const message = code === 'internal' ? UNKNOWN : isPassing(error.cause) ? NOT_NOW : error.message;
  return failure(STATUS[code], message, {
    ...(validationErrors ? { validationErrors: [...validationErrors] } : {}),
    ...(current ? { current } : {}),
    ...(reason ? { reason } : {}),
  });
}

/** The router's own errors, such as for a malformed address, carry a `status`. */
function failureOfExpress(error: { status?: unknown }): Failure | null {
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
    ? failure(error.status, 'The request is not valid')
    : null;
}

/** Codes with which the file system reports a full, broken or inaccessible disk: try again later. */
const DISK_CODES = /^(?:ENOSPC|EDQUOT|EFBIG|EIO|EROFS|EACCES|EPERM|EMFILE|ENFILE)$/;

/** The response body for anything thrown. Only messages written for the caller are passed on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AppError) return failureOfAppError(error);
  if (error instanceof UnsupportedMediaType) return failure(415, error.message);
  if (typeof error !== 'object' || error === null) return failure(500, UNKNOWN);
  if (isPassing(error) || ('code' in error && DISK_CODES.test(String(error.code)))) {
    return failure(503, NOT_NOW);
  }
  return failureOfExpress(error) ?? failure(500, UNKNOWN);
}

/** The one place where errors become answers; unexpected ones are logged with their stack. Only calls answer JSON. */
export function answerFailures(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    const body = failureOf(error);
    const { requestId } = response.locals;
    if (isExpected(error))
      log.warn({ requestId, path: loggedPath(request), status: body.status, reason: error.message }, 'refused');
    else if (body.status >= 500) log.error({ err: error, requestId, path: loggedPath(request) }, 'a request failed');
    if (response.headersSent) return next(error);
    if (body.status === 429 || body.status === 503) response.setHeader('Retry-After', retryAfterSeconds(error));
    if (/^\/api(?:[/?]|$)/.test(request.originalUrl)) response.status(body.status).json(body);
    else sendSentence(request, response, body.status, body.error.message);
  };
}

/** Busy or full: the message suffices, the stack adds nothing. */
const isExpected = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'storage-full');

const retryAfterSeconds = (error: unknown): number => (error instanceof AppError && error.retryAfterSeconds) || 5;
