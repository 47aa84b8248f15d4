import type { z } from 'zod';
import type { AuditAction } from '#content-store/model/people/audit-entry.ts';

/**
 * Who may make a call: anyone, or a logged-in user who may at least edit, publish or administer.
 * A user without a role counts as editor (each refusal gives its reason).
 */
export type Access = 'public' | 'editor' | 'publisher' | 'admin';

/** Size limit of a JSON body: `document` 1 MB, `plain` 64 KB, `login` 16 KB. */
export type JsonSize = 'document' | 'plain' | 'login';

/** One call of the service: `/api/<its key in the list>`. */
export interface Call<
  Payload extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Needs extends Access = Access,
  IsStream extends boolean = boolean,
> {
  method: 'GET' | 'POST';
  access: Needs;
  /** The query of a GET, the JSON body of a POST. */
  payload: Payload;
  /** The bare JSON value of a success; for a stream, one event. */
  answer: Answer;
  /** Size limit of the body; `upload`: multipart with one file. */
  body: JsonSize | 'upload';
  /** The answer is a stream of server-sent events. */
  isStream: IsStream;
  /** The action recorded in the audit trail on success; absent: nothing is recorded. */
  audit?: AuditAction | undefined;
  /** What it does is a set, which is recorded in the transaction of its effect. */
  isSet?: true | undefined;
  /** A POST that only reads. */
  onlyReads?: true | undefined;
  /** Only a person who is logged in may make this call, or a visitor: no API token. */
  notByToken?: true | undefined;
  /** Asks a person again who they are, when they logged in more than half an hour ago; tokens are never asked. */
  confirm?: true | undefined;
  /** Pages of the published sites may make this call too, through CORS without credentials. */
  fromSites?: true | undefined;
}

/** Makes calls of one kind; `fixed` is what they have in common. */
const making =
  <const Fixed extends Pick<Call, 'method' | 'isStream'> & { body?: 'upload' }>(fixed: Fixed) =>
  <Payload extends z.ZodType, Answer extends z.ZodType, const Needs extends Access>(
    parts: Omit<Call<Payload, Answer, Needs>, 'body' | keyof Fixed> & Omit<{ body?: JsonSize }, keyof Fixed>,
  ): Call<Payload, Answer, Needs, Fixed['isStream']> & Fixed => ({ body: 'plain', ...parts, ...fixed });

/** A read-only call; takes its payload from the query. */
export const get = making({ method: 'GET', isStream: false });

/** A call with a JSON body. */
export const post = making({ method: 'POST', isStream: false });

/** What calls have in common that publish what they post, as a set. */
export const publishing = { access: 'publisher', audit: 'publish', isSet: true, body: 'document' } as const;

/** A call with a multipart body: one file as the field `file`, the payload as its other fields. */
export const upload = making({ method: 'POST', isStream: false, body: 'upload' });

/** A read-only call that stays open and streams events. */
export const stream = making({ method: 'GET', isStream: true });
