import type { Request } from 'express';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import type { TokenScope } from '#content-store/model/people/api-token.ts';
import type { AuditAction } from '#content-store/model/people/audit-entry.ts';
import type { JsonText } from '../../contract/answers.ts';
import type { AnswerOf, CallPath, Calls, CheckedPayloadOf } from '../../contract/calls.ts';

/** A logged-in user, as stored in the database at the time of this request. */
export interface Caller {
  userId: string;
  username: string;
  roles: string[];
  /** Null with an API token, and when a schedule acts for its maker. */
  sessionId: string | null;
  /** The API token it acts with: its roles are cut to the scope. */
  token?: { name: string; scope: TokenScope };
  /** The domain this editor works in; null: the domain of the hostname. */
  activeDomainId: string | null;
  isAdmin: boolean;
  /** When a person of this session last proved who they are; absent without a session. */
  provedAt?: string;
}

interface Authentication {
  caller: Caller | null;
  /** A token was sent; without a caller it is forged, or its session has ended. */
  hadToken: boolean;
}

/**
 * The caller of this request, with their current roles. `Authorization: Bearer` takes precedence over the cookie; other
 * schemes are for a proxy that asks for its own password.
 */
export type Authenticate = (request: Request) => Promise<Authentication>;

/** A file as it arrived, not checked yet: `name` is the sender's name for it. */
export interface Upload {
  file: string;
  name: string;
  size: number;
}

/** What a handler knows of the request besides its payload. Other dependencies are passed when it is created. */
export interface CallContext {
  caller: Caller | null;
  /** The requested host, without port. */
  hostname: string;
  /** The language of the site that the caller asks for (BCP 47), else its first. */
  language: string;
  /** The client's address; forwarded addresses count as far as `TRUST_PROXY` trusts them. */
  address: string;
  /** The published site whose page makes this call from another origin; null: the call comes from this service. */
  site: Domain | null;
  /** The file uploaded with the call. */
  upload: Upload | null;
  /** Sets or clears the session cookie. */
  session: { begin(token: string): void; end(): void };
  /** The cookie of a log-in that waits for its second step, otherwise empty. */
  step: { token: string; begin(token: string): void; end(): void };
  /** The cookie of a device that was used to log in before, otherwise empty; and the device in words. */
  device: { token: string; name: string; remember(token: string): void };
}

export interface LoggedInContext extends CallContext {
  caller: Caller;
}

type ContextOf<Path extends CallPath> = Calls[Path]['body'] extends 'upload'
  ? LoggedInContext & { upload: Upload }
  : Calls[Path]['access'] extends 'public'
    ? CallContext
    : LoggedInContext;

export type Handler<Path extends CallPath> = (
  payload: CheckedPayloadOf<Path>,
  context: ContextOf<Path>,
) => Promise<AnswerOf<Path> | JsonText<AnswerOf<Path>>> | AnswerOf<Path>;

/** Sends events until the caller disconnects; returns the function that ends it. */
export type StreamHandler<Path extends CallPath> = (
  payload: CheckedPayloadOf<Path>,
  context: ContextOf<Path>,
  send: (event: AnswerOf<Path>) => void,
) => () => void;

/** One handler for each call of the contract: a missing or a wrong one does not compile. */
export type Handlers = {
  [Path in CallPath]: Calls[Path]['isStream'] extends true ? StreamHandler<Path> : Handler<Path>;
};

/** The handlers of all calls whose path begins with one of these words. */
export type HandlersOf<Subject extends string> = Pick<Handlers, Extract<CallPath, `${Subject}/${string}`>>;

/**
 * Records an action, once it is done, in the audit trail. Throws if the entry cannot be written, so that its caller learns
 * of the gap; a kill between the two leaves one.
 */
export type Audit = (
  context: Pick<CallContext, 'caller' | 'address'>,
  action: AuditAction,
  /** `actor`: the acting user, if it is not the caller. */
  about: { subject?: string | undefined; actor?: string },
) => Promise<void>;

/** The stamp of a change that this caller makes now. */
export function stampOf(caller: Caller): Stamp {
  return { at: new Date().toISOString(), by: caller.username };
}
