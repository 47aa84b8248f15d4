import { rm } from 'node:fs/promises';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { AppError } from '#content-store/model/error.ts';
import type { Upload } from './call-context.ts';
import { UnsupportedMediaType } from './json-body.ts';

export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
const LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, parts: 12, fieldSize: 4096, headerPairs: 20 };

/** The folder for uploaded files. */
export interface UploadFolder {
  arriving: string;
  /** Throws when there is no room for this many bytes. */
  requireRoom(bytes: number): Promise<void>;
}

/** Reads multipart bodies with one file, the field `file`, and text fields; the file is removed after the answer. */
export function uploadReader({ arriving, requireRoom }: UploadFolder) {
  const receive = multer({ dest: arriving, limits: LIMITS, defParamCharset: 'utf8' }).single('file');
  return async (request: Request, response: Response): Promise<{ body: unknown; upload: Upload }> => {
    if (!request.is('multipart/form-data')) {
      throw new UnsupportedMediaType('Send the file with Content-Type: multipart/form-data');
    }
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > MAX_UPLOAD_BYTES + LIMITS.parts * LIMITS.fieldSize) throw tooLarge();
    await requireRoom(announced);
    await new Promise<void>((resolve, reject) => {
      // multer removes what it wrote when it fails
      receive(request, response, (error: unknown) => (error ? reject(asAppError(error)) : resolve()));
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
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return tooLarge();
  if (error instanceof Error && 'syscall' in error) return error; // caused by the disk, not by the sender
  return new AppError('invalid', 'The upload is malformed', { cause: error });
}

function tooLarge(): AppError {
  return new AppError('too-large', `A file can have at most ${MAX_UPLOAD_BYTES / 1024 / 1024} MB`);
}
