import type { Request, RequestHandler, Response } from 'express';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Settings } from '../runtime/settings.ts';

/** The token of `Authorization: Bearer …`; cookies are then ignored. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** True for a page of this service, or a script with a Bearer token. */
function isSameOrigin(request: Request): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  if (request.headers.origin !== undefined) {
    return request.headers.origin === `${request.protocol}://${request.host}`;
  }
  return bearerToken(request) !== undefined;
}

/** Lets a state-changing request pass only if a page of this service, or a script with a Bearer token, sent it. */
export function requireSameOrigin(request: Request): void {
  if (!isSameOrigin(request)) throw foreign(request);
}

/** Refuses a read-only call from a page of another origin: downloads are for the editor only. */
export function refuseForeign(request: Request): void {
  const fetchSite = request.headers['sec-fetch-site'];
  const isTyped = fetchSite === 'none' || (fetchSite === undefined && request.headers.origin === undefined);
  if (!isTyped && !isSameOrigin(request)) throw foreign(request);
}

/** The editor's own page by https, which arrives here as http, is no attack: its proxy does not say https. */
function foreign({ headers, host, protocol }: Request): AppError {
  const isUntoldHttps = protocol === 'http' && headers.origin === `https://${host}`;
  const untold = 'The proxy does not say that people use https: let it send X-Forwarded-Proto, and set TRUST_PROXY';
  return new AppError('forbidden', isUntoldHttps ? untold : 'This request did not come from the editor');
}

/** The published domain whose site is at an origin. */
export type SiteAt = (origin: string) => Promise<Domain | undefined>;

/**
 * Lets pages of the published sites make a call too, through CORS without credentials: their callers are visitors.
 * Returns the domain of the site, or null for a page of this service. Throws `forbidden` for any other origin.
 */
export async function allowSites(siteAt: SiteAt, request: Request, response: Response): Promise<Domain | null> {
  response.setHeader('Vary', 'Origin');
  if (isSameOrigin(request)) return null;
  const { origin } = request.headers;
  const site = origin === undefined ? undefined : await siteAt(origin);
  if (!origin || !site) throw new AppError('forbidden', 'This request did not come from a published site');
  response.setHeader('Access-Control-Allow-Origin', origin);
  return site;
}

/** Answers the preflight that a browser sends before it posts JSON to another origin. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '86400', // a day
};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

interface Options {
  settings: Pick<Settings, 'host' | 'isProduction'>;
  /** The addresses at which people and published pages reach the service. */
  addresses: readonly string[];
}

/**
 * Refuses requests to any other host: a page that someone else points at this service must not become an editor.
 * Outside production this machine's own names are known too.
 */
export function requireKnownHost({ settings, addresses }: Options): RequestHandler {
  const hosts = new Set(addresses.map((address) => new URL(address).hostname));
  if (!settings.isProduction) for (const host of [...LOOPBACK, settings.host]) hosts.add(host);
  const message = `This service is at ${addresses[0]}; its operator can change that with PUBLIC_EDITOR_URL`;
  return (request, _response, next) => {
    // Without a Host header, which HTTP/1.0 permits, there is no hostname.
    if (hosts.has(`${request.hostname}`.toLowerCase())) next();
    else next(new AppError('misdirected', message));
  };
}
