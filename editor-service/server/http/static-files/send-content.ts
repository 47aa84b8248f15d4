import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import send from 'send';
import { mediaType } from '#content-store/model/media/media-type.ts';
import { type Content, ContentCache, encodingFor } from './content-cache.ts';
import { type FoundFile, findFile } from './find-file.ts';

/** Answers with the content, compressed if the client accepts it, or with 304 if the client already has it. */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'], content);
  const etag = encoding === 'identity' ? `"${content.hash}"` : `"${content.hash}-${encoding}"`;
  // Handed over together, which Node writes in half the time of headers set one by one.
  const head: Record<string, string | number> = {
    'Content-Type': content.type,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ...headers,
  };
  if (status === 200) {
    head.ETag = etag;
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304, head).end();
      return;
    }
  }
  const body = await content.encoded(encoding);
  if (encoding !== 'identity') head['Content-Encoding'] = encoding;
  head['Content-Length'] = body.length;
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
}

/**
 * Answers with a file, or the part of it that is asked for, as a download under this name, never displayed. It is
 * streamed: a film is not loaded into memory. A client that already has it gets 304.
 */
export async function sendAttachment(
  request: IncomingMessage,
  response: ServerResponse,
  { path }: FoundFile,
  { name, headers = {} }: { name: string; headers?: Record<string, string> },
): Promise<void> {
  const all = {
    ...headers,
    'Content-Type': mediaType(path),
    'Content-Disposition': attachment(name),
    'X-Content-Type-Options': 'nosniff',
  };
  const options = { root: dirname(path), cacheControl: false, lastModified: false };
  send(request, encodeURIComponent(basename(path)), options)
    .on('headers', () => response.setHeaders(new Map(Object.entries(all))))
    .pipe(response);
  await finished(response).catch(ignoreDisconnect);
}

/** `attachment` with the name in ASCII, and also in UTF-8 if ASCII changes it (RFC 6266, RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}

/** Sends everything from `source` as fast as the client reads it. A client that disconnects early is not an error. */
export async function pipeTo(response: ServerResponse, source: Readable): Promise<void> {
  await pipeline(source, response).catch(ignoreDisconnect);
}

function ignoreDisconnect(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
}

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
