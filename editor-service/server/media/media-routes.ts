import type { Request, RequestHandler } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { fileById } from '#content-store/drafts/media/media.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import { isNameOfFile } from '#content-store/model/media/file.ts';
import { parseVariantName } from '#content-store/model/media/image.ts';
import type { Authenticate } from '../http/call-context.ts';
import { ContentCache } from '../http/static-files/content-cache.ts';
import { fileUnder } from '../http/static-files/find-file.ts';
import { sendAttachment } from '../http/static-files/send-attachment.ts';
import { sendContent } from '../http/static-files/send-content.ts';
import type { MediaVariants } from '../storage/media-variants.ts';
import { MAX_PIXELS_A_SIDE } from './image-request.ts';

const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * `/_media/<name>`: a variant of an image. Existing variants are for everyone, as on the site; only people who see
 * pages before they are built, editors and those with a preview link, have new ones created.
 */
export function mediaRoute(
  authenticate: Authenticate,
  previewOf: (request: Request) => Promise<object | undefined>,
  variants: MediaVariants,
): RequestHandler<{ name: string }> {
  const cache = new ContentCache();
  return async (request, response) => {
    const { name } = request.params;
    const variant = parseVariantName(name);
    if (!variant || Math.max(variant.width, variant.height) > MAX_PIXELS_A_SIDE) throw notFound('image');
    if (!fileUnder(variants.folder, name)) {
      const { caller } = await authenticate(request);
      if (!caller && !(await previewOf(request))) throw notFound('image');
      await variants.make(name);
    }
    const file = fileUnder(variants.folder, name);
    if (!file) throw notFound('image');
    await sendContent(request, response, await cache.read(file), { headers: FOREVER });
  };
}

interface Parts {
  db: Db;
  authenticate: Authenticate;
  originals: CachedFolder;
}

/** `/_files/<id>/<name>`: a file as a download, at its address on the site. Visitors get published files only. */
export function fileRoute({ db, authenticate, originals }: Parts): RequestHandler<{ id: string; name: string }> {
  return async (request, response) => {
    const { id, name } = request.params;
    const record = await fileById(db, id);
    if (!record || !isNameOfFile(name, record)) throw notFound('file');
    const { caller } = await authenticate(request);
    if (!caller && (await domainsThatPublish(db, id)).length === 0) throw notFound('file');
    const original = `${record.hash}.${record.ext}`;
    await originals.fetch(original);
    const file = fileUnder(originals.folder, original);
    if (!file) throw notFound('file');
    const headers = { 'Cache-Control': 'private, no-cache' };
    await sendAttachment(request, response, file, { name, headers });
  };
}

const notFound = (what: 'image' | 'file') => new AppError('not-found', `This ${what} could not be found`);
