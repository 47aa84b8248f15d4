import type { Request, Response } from 'express';
import { siteLanguages } from '#site/fields/site-languages.ts';
import type { CallContext } from './call-context.ts';
import { deviceCookie, sessionCookie, stepCookie } from './cookies.ts';

const LANGUAGES = siteLanguages.map(({ tag }) => tag);

/** What handlers know of every request, whoever makes it; `days`: how long a session lasts. */
export function visitOf(
  request: Request,
  response: Response,
  days: number,
): Omit<CallContext, 'caller' | 'site' | 'upload'> {
  const { hostname, ip: address = '' } = request;
  return {
    hostname,
    address,
    language: request.acceptsLanguages(...LANGUAGES) || siteLanguages[0].tag,
    session: sessionCookie(request, response, days),
    step: stepCookie(request, response),
    device: deviceCookie(request, response),
  };
}
