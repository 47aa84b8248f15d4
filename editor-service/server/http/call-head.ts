import type { Request, Response } from 'express';
import { answerHeaders, transportHeader } from './security-headers.ts';

/** Headers as alternating names and values: Node writes such a list in half the time of headers set one by one. */
export type Head = string[];

const OF_EVERY_CALL = [...answerHeaders, ['Cache-Control', 'no-store']].flat();

/** The headers of every answer to a call. */
export function callHead(request: Request): Head {
  return request.secure ? [...OF_EVERY_CALL, ...transportHeader] : [...OF_EVERY_CALL];
}

/** Sets the headers one by one, for an answer that is not sent at once. */
export function setHead(response: Response, head: Head): void {
  for (let at = 0; at < head.length; at += 2) response.setHeader(head[at] ?? '', head[at + 1] ?? '');
}
