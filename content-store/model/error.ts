export type ErrorCode =
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'unauthorised'
  | 'forbidden'
  /** The request was sent to a host that is not the service's. */
  | 'misdirected'
  | 'too-large'
  | 'too-many'
  | 'storage-full'
  | 'unavailable'
  /** A route names a guard that does not exist: a programming error whose message may be shown. */
  | 'unknown-middleware'
  | 'internal';

/** The message of anything thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Details {
  /** One sentence per field or line, only for `invalid`. */
  validationErrors?: string[];
  /** The stored revision, for a change that was based on an older one; only for `conflict`. */
  current?: { revision: number; updatedAt: string; updatedBy: string };
  /** A word for programs that can do something about it: `confirm`, ask the person to prove who they are. */
  reason?: 'confirm';
  /** Only for `too-many` and `unavailable`. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * The class of all expected errors below HTTP: a code and a message for people. The service maps the code to a status;
 * any other error is internal and only logged.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly validationErrors: string[] | undefined;
  readonly current: Details['current'];
  readonly reason: Details['reason'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.validationErrors = details.validationErrors;
    this.current = details.current;
    this.reason = details.reason;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
