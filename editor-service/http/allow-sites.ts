import type { RequestHandler } from 'express';
import { AppError } from '#content-store/error.ts';
import { domainOfOrigin } from '../domains/domain-of-origin.ts';
import type { Service } from '../service.ts';
import { isSameOrigin } from './same-origin.ts';

const A_DAY = '86400';

/**
 * Lets pages of the published sites make a call too, by CORS and without credentials: whoever comes from there is a visitor.
 * `response.locals.site` is the domain they come from.
 */
export function allowSites(service: Service): RequestHandler {
  return async (request, response, next) => {
    response.vary('Origin');
    if (isSameOrigin(request)) return next();
    const { origin } = request.headers;
    const site = origin === undefined ? undefined : await domainOfOrigin(service, origin);
    if (!origin || !site) throw new AppError('forbidden', 'This request did not come from a published site');
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.locals.site = site;
    next();
  };
}

/** Answers what a browser asks before it sends JSON to another origin. */
export const answerPreflight: RequestHandler = (_request, response) => {
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  response.setHeader('Access-Control-Max-Age', A_DAY);
  response.status(204).end();
};
