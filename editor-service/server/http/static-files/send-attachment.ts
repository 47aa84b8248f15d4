import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mediaType } from '#content-store/model/media/media-type.ts';
import type { FoundFile } from './find-file.ts';

/**
 * Answers with a file as a download under this name, never displayed. It is streamed: a film is not loaded into memory.
 * A client that already has it gets 304.
 */
export async function sendAttachment(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  { name, headers = {} }: { name: string; headers?: Record<string, string> },
): Promise<void> {
  const etag = `"${file.size.toString(36)}-${Math.round(file.modifiedMs).toString(36)}"`;
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
  response.setHeader('Content-Type', mediaType(file.path));
  response.setHeader('Content-Disposition', attachment(name));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', file.size);
  response.writeHead(200);
  if (request.method === 'HEAD') response.end();
  else await pipeTo(response, createReadStream(file.path));
}

/** `attachment` with the name in ASCII, and also in UTF-8 if ASCII changes it (RFC 6266, RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}

/** Sends everything from `source` as fast as the client reads it. A client that disconnects early is not an error. */
export async function pipeTo(response: ServerResponse, source: Readable): Promise<void> {
  try {
    await pipeline(source, response);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}
