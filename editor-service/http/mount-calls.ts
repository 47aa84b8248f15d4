import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '#content-store/error.ts';
import { audit, subjectOf } from '../audit/audit-call.ts';
import type { CallContext, Handler, StreamHandler } from '../call-context.ts';
import type { Call } from '../contract/call.ts';
import { Download } from '../contract/download.ts';
import { JsonText } from '../contract/json-text.ts';
import { type CallPath, calls } from '../contract.ts';
import { handlers } from '../handlers.ts';
import { describeCalls } from '../openapi/describe-calls.ts';
import type { Service } from '../service.ts';
import { requireAccess } from './access.ts';
import { allowSites, answerPreflight } from './allow-sites.ts';
import { authenticate } from './authenticate.ts';
import { jsonBody } from './json-body.ts';
import { checkPayload } from './payload.ts';
import { refuseForeign, requireSameOrigin } from './same-origin.ts';
import { sendDownload } from './send-download.ts';
import { sendEvents } from './send-events.ts';
import { sessionCookie } from './session-cookie.ts';
import { uploadBody } from './upload-body.ts';

const VISITOR = { caller: null, hadToken: false };

/** Mounts exactly the calls of the contract; every other path under `/api` is 404. */
export function mountCalls(service: Service): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  for (const path of Object.keys(calls) as CallPath[]) mountCall(router, path, service);
  let description: object | undefined;
  router.get('/openapi.json', (_request, response) => {
    description ??= describeCalls();
    response.json(description);
  });
  router.use(() => {
    throw new AppError('not-found', 'There is no such call');
  });
  return router;
}

function mountCall(router: Router, path: CallPath, service: Service): void {
  const call: Call = calls[path];
  const guard = guardOf(call, service);
  const answer = answerOf(path, call, service);
  const origin = originGuardOf(call, service);
  if (call.fromSites) router.options(`/${path}`, origin, answerPreflight);
  if (call.method === 'GET') router.get(`/${path}`, origin, guard, answer);
  else router.post(`/${path}`, origin, guard, ...bodyOf(call, service), answer);
}

/** From where a call may come. */
function originGuardOf({ method, fromSites }: Call, service: Service): RequestHandler {
  if (fromSites) return allowSites(service);
  return method === 'GET' ? refuseForeign : requireSameOrigin;
}

function bodyOf({ body }: Call, { uploads }: Service): RequestHandler[] {
  return body === 'upload' ? uploadBody(uploads) : jsonBody(body);
}

/** Knows the caller before the body is read, so that a refused request costs little. */
function guardOf(call: Call, service: Service): RequestHandler {
  return async (request, response, next) => {
    const { caller, hadToken } = response.locals.site ? VISITOR : await authenticate(service, request);
    response.locals.caller = caller;
    requireAccess(call.access, caller, hadToken);
    next();
  };
}

function answerOf(path: CallPath, call: Call, service: Service): RequestHandler {
  return async (request, response) => {
    const payload = checkPayload(call.payload, call.method === 'GET' ? request.query : request.body);
    const context = contextOf(service, request, response);
    // The list of handlers is typed call by call; which one belongs to this path is known at run time only.
    if (call.isStream) {
      const handler = handlers[path] as StreamHandler<CallPath>;
      sendEvents(response, service.stopping, (send) => handler(payload as never, context as never, send));
    } else {
      const handler = handlers[path] as Handler<CallPath>;
      const answer = await handler(payload as never, context as never);
      if (call.audit) await audit(context, call.audit, { subject: subjectOf(payload, answer) });
      if (answer instanceof Download) await sendDownload(response, answer);
      else sendJson(response, answer instanceof JsonText ? answer.text : JSON.stringify(answer));
    }
  };
}

/** Express would look for more to do: an ETag, a callback, another charset. */
function sendJson(response: Response, text: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

function contextOf(service: Service, request: Request, response: Response): CallContext {
  return {
    service,
    caller: response.locals.caller ?? null,
    hostname: request.hostname,
    address: request.ip ?? '',
    site: response.locals.site ?? null,
    upload: response.locals.upload ?? null,
    session: sessionCookie(request, response, service.settings.authDays),
  };
}
