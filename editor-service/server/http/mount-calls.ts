import type { Request, RequestHandler, Response } from 'express';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Call } from '../../contract/call.ts';
import { type CallPath, calls } from '../../contract/calls.ts';
import { Download } from '../../contract/download.ts';
import { JsonText } from '../../contract/json-text.ts';
import { audit, subjectOf } from '../audit/audit-call.ts';
import { requireAccess } from '../calls/access.ts';
import type { CallContext, Handler, StreamHandler } from '../calls/call-context.ts';
import { checkPayload } from '../calls/payload.ts';
import { handlers } from '../handlers.ts';
import type { Upload } from '../media/uploads.ts';
import { describeCalls } from '../openapi/describe-calls.ts';
import type { Service } from '../service.ts';
import { allowSites, PREFLIGHT_HEAD } from './allow-sites.ts';
import { authenticate } from './authenticate.ts';
import { callHead, type Head, setHead } from './call-head.ts';
import { jsonBody } from './json-body.ts';
import { refuseForeign, requireSameOrigin } from './same-origin.ts';
import { sendDownload } from './send-download.ts';
import { sendEvents } from './send-events.ts';
import { sessionCookie } from './session-cookie.ts';
import { uploadReader } from './upload-body.ts';

const VISITOR = { caller: null, hadToken: false };

type Answerer = (request: Request, response: Response, head: Head) => Promise<void> | void;

/** Answers exactly the calls of the contract, to be mounted at `/api`; every other path there is 404. */
export function mountCalls(service: Service): RequestHandler {
  const answerers = new Map(answerersOf(service));
  return async (request, response) => {
    const head = callHead(request);
    try {
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const answer = answerers.get(`${method} ${request.path}`);
      if (!answer) throw new AppError('not-found', 'There is no such call');
      await answer(request, response, head);
    } catch (error) {
      if (!response.headersSent) setHead(response, head);
      throw error;
    }
  };
}

/** Each call by its method and path, the preflights of those that other origins make, and the description of them all. */
function* answerersOf(service: Service): Generator<[string, Answerer]> {
  for (const path of Object.keys(calls) as CallPath[]) {
    const { method, fromSites }: Call = calls[path];
    yield [`${method} /${path}`, answererOf(path, service)];
    if (fromSites) yield [`OPTIONS /${path}`, preflight(service)];
  }
  let description: string | undefined;
  yield [
    'GET /openapi.json',
    (_request, response, head) => {
      description ??= JSON.stringify(describeCalls());
      sendJson(response, head, description);
    },
  ];
}

const preflight =
  (service: Service): Answerer =>
  async (request, response, head) => {
    await allowSites(service, request, head);
    response.writeHead(204, [...head, ...PREFLIGHT_HEAD]).end();
  };

/** The guards in their order: from where, who, may they, what is sent. A refused request never has its body read. */
function answererOf(path: CallPath, service: Service): Answerer {
  const call: Call = calls[path];
  const read = payloadReader(call, service);
  const answer = answerOf(path, call);
  return async (request, response, head) => {
    const site = await siteOf(call, service, request, head);
    const { caller, hadToken } = site ? VISITOR : await authenticate(service, request);
    response.locals.caller = caller;
    requireAccess(call.access, caller, hadToken);
    const { body, upload } = await read(request, response);
    const payload = checkPayload(call.payload, body);
    const { hostname, ip: address = '' } = request;
    const session = sessionCookie(request, response, service.settings.authDays);
    await answer(payload, { service, caller, hostname, address, site, upload, session }, response, head);
  };
}

/** The published site whose page makes the call, or null for this service. Throws `forbidden` for all others. */
async function siteOf(call: Call, service: Service, request: Request, head: Head): Promise<Domain | null> {
  if (call.fromSites) return allowSites(service, request, head);
  if (call.method === 'GET') refuseForeign(request);
  else requireSameOrigin(request);
  return null;
}

type Sent = Promise<{ body: unknown; upload: Upload | null }>;

function payloadReader(
  { method, body: size }: Call,
  { uploads }: Service,
): (request: Request, response: Response) => Sent {
  if (method === 'GET') return async ({ query }) => ({ body: query, upload: null });
  if (size === 'upload') return uploadReader(uploads);
  return async (request) => ({ body: await jsonBody(request, size), upload: null });
}

/** Has the call's handler do its work and sends what it answers. */
function answerOf(path: CallPath, call: Call) {
  return async (payload: unknown, context: CallContext, response: Response, head: Head): Promise<void> => {
    // The list of handlers is typed call by call; which one belongs to this path is known at run time only.
    if (call.isStream) {
      setHead(response, head);
      const handler = handlers[path] as StreamHandler<CallPath>;
      sendEvents(response, context.service.stopping, (send) => handler(payload as never, context as never, send));
      return;
    }
    const handler = handlers[path] as Handler<CallPath>;
    const answer = await handler(payload as never, context as never);
    if (call.audit) await audit(context, call.audit, { subject: subjectOf(payload, answer) });
    if (!(answer instanceof Download)) {
      return sendJson(response, head, answer instanceof JsonText ? answer.text : JSON.stringify(answer));
    }
    setHead(response, head);
    await sendDownload(response, answer);
  };
}

/** Express would look for more to do: an ETag, a callback, another charset. */
function sendJson(response: Response, head: Head, text: string | Buffer): void {
  const size = String(Buffer.byteLength(text));
  response.writeHead(200, [...head, 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', size]);
  response.end(text);
}
