import type { MiddlewareHandler } from 'astro';
import { reader } from './content.ts';

/** The site's components ask the reader they find here. */
export const onRequest: MiddlewareHandler = ({ locals }, next) => {
  locals.reader = reader;
  return next();
};
