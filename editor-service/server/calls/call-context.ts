import type { Domain } from '#content-store/model/entities/domain.ts';
import type { AnswerOf, CallPath, Calls, CheckedPayloadOf } from '../../contract/calls.ts';
import type { JsonText } from '../../contract/json-text.ts';

/** Somebody logged in, with what the database says of them at this request. */
export interface Caller {
  userId: string;
  username: string;
  roles: string[];
  sessionId: string;
  /** The domain this editor works in; null: the one of the address. */
  activeDomainId: string | null;
  isAdmin: boolean;
}

/** A file as it arrived, not looked at yet: `name` is what the sender calls it. */
export interface Upload {
  file: string;
  name: string;
  size: number;
}

/** What a handler knows of the request besides its payload. What else it needs it was given when it was made. */
export interface CallContext {
  caller: Caller | null;
  /** The host that was asked for, without port. */
  hostname: string;
  /** Where the request came from, as far as `TRUST_PROXY` believes what is forwarded. */
  address: string;
  /** The published site whose page makes this call from another origin; null: it comes from this service. */
  site: Domain | null;
  /** The file that came with the call. */
  upload: Upload | null;
  /** Gives the browser the cookie of a session, or takes it away. */
  session: { begin(token: string): void; end(): void };
}

export interface LoggedInContext extends CallContext {
  caller: Caller;
}

interface UploadContext extends LoggedInContext {
  upload: Upload;
}

type ContextOf<Path extends CallPath> = Calls[Path]['body'] extends 'upload'
  ? UploadContext
  : Calls[Path]['access'] extends 'public'
    ? CallContext
    : LoggedInContext;

export type Handler<Path extends CallPath> = (
  payload: CheckedPayloadOf<Path>,
  context: ContextOf<Path>,
) => Promise<AnswerOf<Path> | JsonText<AnswerOf<Path>>> | AnswerOf<Path>;

/** Sends events until the caller goes away; answers with what ends it. */
export type StreamHandler<Path extends CallPath> = (
  payload: CheckedPayloadOf<Path>,
  context: ContextOf<Path>,
  send: (event: AnswerOf<Path>) => void,
) => () => void;

/** One handler for each call of the contract: a missing or a wrong one does not compile. */
export type Handlers = {
  [Path in CallPath]: Calls[Path]['isStream'] extends true ? StreamHandler<Path> : Handler<Path>;
};

/** The handlers of one list of the contract, or of several. */
export type HandlersOf<List> = Pick<Handlers, keyof List & CallPath>;
