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
  response.setHeader('Content-Type', content.type);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status === 200) {
    response.setHeader('ETag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const body = await content.encoded(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
}
