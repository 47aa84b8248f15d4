import type { MiddlewareHandler } from 'astro';
import { reader } from './content.ts';

/** Provides the reader that the site's components expect. */
export const onRequest: MiddlewareHandler = ({ locals }, next) => {
  locals.reader = reader;
  return next();
};
