import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { AppError } from '#content-store/model/error.ts';
import type { JsonSize } from '../../contract/call.ts';
import { maxUploadBytes, tooLargeSentence } from '../../contract/upload-limits.ts';
import type { Upload } from './call-context.ts';

const JSON_LIMITS: Record<JsonSize, number> = { document: 1024 * 1024, plain: 64 * 1024, login: 16 * 1024 };
const MAX_DEPTH = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}` differ in this bit only. */
const BRACE = 0x20;
const OPENS = 0x7b;
const CLOSES = 0x7d;

/** True when brackets outside strings nest deeper than `limit`: walking such a value overflows the stack. */
function isDeeperThan(json: Uint8Array, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if ((byte | BRACE) === OPENS) {
      depth++;
      if (depth > limit) return true;
    } else if ((byte | BRACE) === CLOSES) depth--;
  }
  return false;
}

/** 415: the call does not accept the declared media type or encoding; JSON is UTF-8 only (RFC 8259 §8.1). */
export class UnsupportedMediaType extends Error {}

const IS_JSON = /^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/i;

/** Reads a JSON body of at most the given size. A key `__proto__` is dropped; too deep nesting is refused. */
export async function jsonBody(request: IncomingMessage, size: JsonSize): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!IS_JSON.test(type) || encoding !== 'identity') {
    throw new UnsupportedMediaType('Send JSON with Content-Type: application/json');
  }
  const bytes = await bytesOf(request, JSON_LIMITS[size]);
  if (isDeeperThan(bytes, MAX_DEPTH)) throw new AppError('invalid', 'The request is nested too deeply');
  const text = bytes.toString();
  try {
    return MAY_NAME_PROTOTYPE.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid', 'The request is not valid JSON', { cause: error });
  }
}

/** Literal or escaped. Checking each key is slow, so it is done only when `__proto__` may be present. */
const MAY_NAME_PROTOTYPE = /__proto__|\\u/;

const withoutPrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** Refuses a body that is too large by its declared or by its actual size, without keeping it. */
function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new AppError('too-large', 'This is too large'));
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse();
    const pieces: Buffer[] = [];
    let size = 0;
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size <= limit) pieces.push(piece);
      else refuse();
    });
    request.on('end', () => resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)));
    request.on('close', () => {
      if (!request.complete) reject(new AppError('invalid', 'The request ended too early'));
    });
  });
}

const UPLOAD_LIMITS = { files: 1, fields: 10, parts: 12, fieldSize: 4096, headerPairs: 20 };

/** The folder for uploaded files. */
export interface UploadFolder {
  arriving: string;
  /** Throws when there is no room for this many bytes. */
  requireRoom(bytes: number): Promise<void>;
}

/** Reads a call's multipart bodies with one file, the field `file`, and text fields; the file is removed after the answer. */
export function uploadReader({ arriving, requireRoom }: UploadFolder, path: string) {
  const fileSize = maxUploadBytes(path);
  const tooLarge = () => new AppError('too-large', tooLargeSentence(path));
  const receive = multer({ dest: arriving, limits: { ...UPLOAD_LIMITS, fileSize }, defParamCharset: 'utf8' }).single(
    'file',
  );
  return async (request: Request, response: Response): Promise<{ body: unknown; upload: Upload }> => {
    if (!request.is('multipart/form-data')) {
      throw new UnsupportedMediaType('Send the file with Content-Type: multipart/form-data');
    }
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > fileSize + UPLOAD_LIMITS.parts * UPLOAD_LIMITS.fieldSize) throw tooLarge();
    await requireRoom(announced);
    await new Promise<void>((resolve, reject) => {
      // multer removes what it wrote when it fails
      receive(request, response, (error: unknown) => {
        if (!error) return resolve();
        reject(error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE' ? tooLarge() : asAppError(error));
      });
    });
    const upload = uploadOf(request);
    if (!upload) throw new AppError('invalid', 'Send one file as the field "file"');
    response.once('close', () => remove(upload.file));
    return { body: request.body, upload };
  };
}

function uploadOf({ file }: Request): Upload | null {
  return file ? { file: file.path, name: file.originalname, size: file.size } : null;
}

/** A file that cannot be removed now is removed at the next start. */
function remove(file: string): void {
  rm(file, { force: true }).catch(() => {});
}

function asAppError(error: unknown): unknown {
  if (error instanceof Error && 'syscall' in error) return error; // caused by the disk, not by the sender
  return new AppError('invalid', 'The upload is malformed', { cause: error });
}
