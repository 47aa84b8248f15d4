import { Readable } from 'node:stream';
import type { Response } from 'express';
import type { Download } from '../../contract/answers.ts';
import { pipeTo } from '../static-files/send-attachment.ts';

/** Sends a file as fast as the caller reads it. Throws if it cannot be generated, but not if the caller disconnects. */
export async function sendDownload(response: Response, { fileName, pieces, type }: Download): Promise<void> {
  response.attachment(fileName);
  response.setHeader('Content-Type', type);
  await pipeTo(response, Readable.from(pieces));
}
