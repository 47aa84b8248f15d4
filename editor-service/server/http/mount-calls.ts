import { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import { Download, JsonText } from '../../contract/answers.ts';
import type { Call } from '../../contract/call.ts';
import { type CallPath, calls } from '../../contract/calls.ts';
import { hasAccess, requireAccess, requireConfirmed, requireScope } from './access.ts';
import type { Audit, Authenticate, CallContext, Handler, Handlers, StreamHandler, Upload } from './call-context.ts';
import { describeCalls } from './openapi/describe-calls.ts';
import { checkPayload } from './payload.ts';
import { jsonBody, type UploadFolder, uploadReader } from './request-body.ts';
import { allowSites, PREFLIGHT_HEADERS, refuseForeign, requireSameOrigin, type SiteAt } from './same-origin.ts';
import { createStreamLimit, sendEvents } from './send-events.ts';
import { pipeTo } from './static-files/send-content.ts';
import { subjectOf } from './subject-of.ts';
import { visitOf } from './visit-of.ts';

const VISITOR = { caller: null, hadToken: false };

type AnyHandler = Handler<CallPath> | StreamHandler<CallPath>;
type Answerer = (request: Request, response: Response) => Promise<void> | void;

/** A call of the site folder. */
export interface OwnCall {
  /** `own/<name>` */
  path: string;
  call: Call;
  handler: (payload: unknown, context: CallContext) => Promise<unknown>;
}

/** Dependencies of every call. */
interface CallNeeds {
  /** The handler of each call of the contract. */
  handlers: Handlers;
  /** Calls of the site folder. */
  ownCalls: readonly OwnCall[];
  authenticate: Authenticate;
  siteAt: SiteAt;
  /** Throws `not-found` when a payload names a domain that the caller cannot know. */
  checkDomain: (payload: unknown, caller: CallContext['caller']) => Promise<void>;
  audit: Audit;
  uploads: UploadFolder;
  /** How long a session lasts. */
  authDays: number;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
}

/** Answers exactly the calls of the contract and of the site folder; mounted at `/api`, where every other path is 404. */
export function mountCalls(needs: CallNeeds): RequestHandler {
  const answerers = new Map(answerersOf(needs));
  return async (request, response) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const answer = answerers.get(`${method} ${request.path}`);
    if (!answer) throw new AppError('not-found', 'This call does not exist');
    await answer(request, response);
  };
}

/** Each call by its method and path, the preflights of calls from other origins, and the OpenAPI description. */
function* answerersOf(needs: CallNeeds): Generator<[string, Answerer]> {
  const { handlers } = needs;
  const built = (Object.keys(calls) as CallPath[]).map((path) => ({
    path,
    call: calls[path],
    handler: handlers[path],
  }));
  for (const { path, call, handler } of [...built, ...needs.ownCalls]) {
    yield [`${call.method} /${path}`, answererOf(path, call, handler as AnyHandler, needs)];
    if (call.fromSites) yield [`OPTIONS /${path}`, preflight(needs)];
  }
  let description: string | undefined;
  yield [
    'GET /openapi.json',
    (_request, response) => {
      description ??= JSON.stringify(describeCalls());
      sendJson(response, description);
    },
  ];
}

const preflight =
  ({ siteAt }: CallNeeds): Answerer =>
  async (request, response) => {
    await allowSites(siteAt, request, response);
    response.writeHead(204, PREFLIGHT_HEADERS).end();
  };

/** The guards in order: origin, caller, access, how long ago they logged in, body, domain. The body of a refused request is never read. */
function answererOf(path: string, call: Call, handler: AnyHandler, needs: CallNeeds): Answerer {
  const { authenticate, siteAt, checkDomain, authDays } = needs;
  const read = payloadReader(path, call, needs);
  const answer = answerOf(call, handler, needs);
  return async (request, response) => {
    const site = await siteOf(call, siteAt, request, response);
    const { caller, hadToken } = site ? VISITOR : await authenticate(request);
    response.locals.caller = caller;
    requireScope(call, caller);
    requireAccess(call.access, caller, hadToken);
    requireConfirmed(call, caller);
    const { body, upload } = await read(request, response);
    const payload = checkPayload(call.payload, body);
    await checkDomain(payload, caller);
    const visit = visitOf(request, response, authDays);
    const isAllowed = async () => hasAccess(call.access, (await authenticate(request)).caller);
    await answer(payload, { caller, site, upload, ...visit }, response, isAllowed);
  };
}

/** The published site whose page makes the call, or null for this service. Throws `forbidden` for any other origin. */
async function siteOf(call: Call, siteAt: SiteAt, request: Request, response: Response): Promise<Domain | null> {
  if (call.fromSites) return allowSites(siteAt, request, response);
  if (call.method === 'GET') refuseForeign(request);
  else requireSameOrigin(request);
  return null;
}

type Sent = Promise<{ body: unknown; upload: Upload | null }>;

function payloadReader(
  path: string,
  { method, body: size }: Call,
  { uploads }: CallNeeds,
): (request: Request, response: Response) => Sent {
  if (method === 'GET') return async ({ query }) => ({ body: query, upload: null });
  if (size === 'upload') return uploadReader(uploads, path);
  return async (request) => ({ body: await jsonBody(request, size), upload: null });
}

/** Runs the call's handler and sends its answer; `isAllowed`: whether the caller may still make this call. */
function answerOf(call: Call, given: AnyHandler, { audit, stopping }: CallNeeds) {
  // Handlers are typed call by call; which one belongs to this call is known only at run time.
  const handler = given as Handler<CallPath>;
  const streamHandler = given as StreamHandler<CallPath>;
  const streams = createStreamLimit();
  return async (payload: unknown, context: CallContext, response: Response, isAllowed: () => Promise<boolean>) => {
    if (call.isStream) {
      const release = streams.open(context.caller?.userId ?? '');
      response.once('close', release);
      sendEvents({ response, stopping, isAllowed }, (send) => streamHandler(payload as never, context as never, send));
      return;
    }
    const answer = await handler(payload as never, context as never);
    if (call.audit && !call.isSet) await audit(context, call.audit, { subject: subjectOf(payload, answer) });
    if (answer instanceof Download) return sendDownload(response, answer);
    sendJson(response, answer instanceof JsonText ? answer.text : JSON.stringify(answer));
  };
}

/** Bypasses Express, which would also handle an ETag, a callback and other charsets. */
function sendJson(response: Response, text: string | Buffer): void {
  const size = Buffer.byteLength(text);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': size }).end(text);
}

/** Sends a file as fast as the caller reads it. Throws if it cannot be generated, but not if the caller disconnects. */
async function sendDownload(response: Response, { fileName, pieces, type }: Download): Promise<void> {
  response.attachment(fileName);
  response.setHeader('Content-Type', type);
  await pipeTo(response, Readable.from(pieces));
}
