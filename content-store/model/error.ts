export type ErrorCode =
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'unauthorised'
  | 'forbidden'
  | 'too-large'
  | 'too-many'
  | 'storage-full'
  | 'unavailable'
  /** A route asks for a guard that does not exist: a mistake of ours that may be told. */
  | 'unknown-middleware'
  | 'internal';

/** What anything thrown says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What stands in the store now, for someone whose change met a newer revision. */
interface CurrentRevision {
  revision: number;
  updatedAt: string;
  updatedBy: string;
}

interface Details {
  /** One sentence a field or line, only for `invalid`. */
  validationErrors?: string[];
  /** Only for `conflict`. */
  current?: CurrentRevision;
  /** Only for `too-many` and `unavailable`: when trying again makes sense. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * The one expected error below HTTP: a machine code and a message for people. The service maps the code to a status;
 * any other error is internal and only logged.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly validationErrors: string[] | undefined;
  readonly current: CurrentRevision | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.validationErrors = details.validationErrors;
    this.current = details.current;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
