import type { RequestHandler } from 'express';
import { ContentCache } from './content-cache.ts';
import { findFile } from './find-file.ts';
import { sendContent } from './send-content.ts';

const HASHED = /[.-][\w-]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Serves the files of one folder that pages load; pages themselves have their own routes and headers. A file with a
 * hash in its name never changes; all others are revalidated.
 */
export function staticRoute(folder: string): RequestHandler {
  const cache = new ContentCache();
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = findFile(folder, request.path);
    if (!file || file.path.endsWith('.html')) return next();
    const headers = { 'Cache-Control': HASHED.test(file.path) ? IMMUTABLE : REVALIDATE };
    await sendContent(request, response, await cache.read(file), { headers });
  };
}
