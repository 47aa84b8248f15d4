import express, { type RequestHandler } from 'express';
import { AppError } from '#content-store/error.ts';
import type { JsonSize } from '../contract/call.ts';

const LIMITS: Record<JsonSize, number> = { document: 1024 * 1024, plain: 64 * 1024, login: 16 * 1024 };
const MAX_DEPTH = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/** True when brackets outside strings nest deeper than `limit`: such a value overflows the stack of whoever walks it. */
export function isDeeperThan(json: Uint8Array, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (OPENS.has(byte) && ++depth > limit) return true;
    else if (CLOSES.has(byte)) depth--;
  }
  return false;
}

const requireJson: RequestHandler = (request, _response, next) => {
  next(request.is('application/json') ? undefined : new UnsupportedMediaType());
};

/** The body is not announced as JSON: 415. */
export class UnsupportedMediaType extends Error {}

/** Reads a JSON body of at most the given size. A key `__proto__` is dropped; too deep nesting is refused. */
export function jsonBody(size: JsonSize): RequestHandler[] {
  const parse = express.json({
    limit: LIMITS[size],
    strict: true,
    reviver: (key: string, value: unknown) => (key === '__proto__' ? undefined : value),
    verify: (_request, _response, bytes) => {
      if (isDeeperThan(bytes, MAX_DEPTH)) throw new AppError('invalid', 'The request is nested too deeply');
    },
  });
  return [requireJson, parse];
}
