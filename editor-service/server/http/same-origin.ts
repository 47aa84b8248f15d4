import type { Request } from 'express';
import { AppError } from '#content-store/model/error.ts';

/** The token of `Authorization: Bearer …`; cookies are then ignored. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** True for a page of this service, or a script with a Bearer token. */
export function isSameOrigin(request: Request): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  if (request.headers.origin !== undefined) {
    return request.headers.origin === `${request.protocol}://${request.headers.host}`;
  }
  return bearerToken(request) !== undefined;
}

/** Lets a state-changing request pass only if a page of this service, or a script with a Bearer token, sent it. */
export function requireSameOrigin(request: Request): void {
  if (!isSameOrigin(request)) throw foreign();
}

/** Refuses a read-only call from a page of another origin: downloads are for the editor only. */
export function refuseForeign(request: Request): void {
  const fetchSite = request.headers['sec-fetch-site'];
  const isTyped = fetchSite === 'none' || (fetchSite === undefined && request.headers.origin === undefined);
  if (!isTyped && !isSameOrigin(request)) throw foreign();
}

const foreign = () => new AppError('forbidden', 'This request did not come from the editor');
