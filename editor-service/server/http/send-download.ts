import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Download } from '../../contract/download.ts';

/** Sends a file as fast as the caller reads it. Throws if it cannot be generated, but not if the caller disconnects. */
export async function sendDownload(response: Response, { fileName, pieces }: Download): Promise<void> {
  response.attachment(fileName);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  try {
    await pipeline(Readable.from(pieces), response);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}
