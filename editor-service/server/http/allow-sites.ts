import type { Request } from 'express';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Head } from './call-head.ts';
import { isSameOrigin } from './same-origin.ts';

const A_DAY = '86400';

/** The published domain whose site is at an origin. */
export type SiteAt = (origin: string) => Promise<Domain | undefined>;

/**
 * Lets pages of the published sites make a call too, through CORS without credentials: their callers are visitors.
 * Returns the domain of the site, or null for a page of this service. Throws `forbidden` for any other origin.
 */
export async function allowSites(siteAt: SiteAt, request: Request, head: Head): Promise<Domain | null> {
  head.push('Vary', 'Origin');
  if (isSameOrigin(request)) return null;
  const { origin } = request.headers;
  const site = origin === undefined ? undefined : await siteAt(origin);
  if (!origin || !site) throw new AppError('forbidden', 'This request did not come from a published site');
  head.push('Access-Control-Allow-Origin', origin);
  return site;
}

/** Answers the preflight that a browser sends before it posts JSON to another origin. */
export const PREFLIGHT_HEAD: Head = [
  ...['Access-Control-Allow-Methods', 'POST'],
  ...['Access-Control-Allow-Headers', 'content-type'],
  ...['Access-Control-Max-Age', A_DAY],
];
