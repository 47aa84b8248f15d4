import type { Request, Response } from 'express';
import { AppError } from '#content-store/error.ts';
import type { Domain } from '#content-store/model/domain.ts';
import { domainOfOrigin } from '../domains/domain-of-origin.ts';
import type { Service } from '../service.ts';
import { isSameOrigin } from './same-origin.ts';

const A_DAY = '86400';

/**
 * Lets pages of the published sites make a call too, by CORS and without credentials: whoever comes from there is a
 * visitor. Answers the domain they come from, or null for a page of this service.
 */
export async function allowSites(service: Service, request: Request, response: Response): Promise<Domain | null> {
  response.setHeader('Vary', 'Origin');
  if (isSameOrigin(request)) return null;
  const { origin } = request.headers;
  const site = origin === undefined ? undefined : await domainOfOrigin(service, origin);
  if (!origin || !site) throw new AppError('forbidden', 'This request did not come from a published site');
  response.setHeader('Access-Control-Allow-Origin', origin);
  return site;
}

/** Answers what a browser asks before it sends JSON to another origin. */
export function answerPreflight(response: Response): void {
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  response.setHeader('Access-Control-Max-Age', A_DAY);
  response.status(204).end();
}
