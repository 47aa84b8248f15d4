import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { mediaById } from '#content-store/drafts/media/media.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import type { MediaRecord } from '#content-store/model/media/image.ts';
import type { Authenticate } from '../http/call-context.ts';
import { checkPayload } from '../http/payload.ts';
import { contentOf } from '../http/static-files/content-cache.ts';
import { fileUnder } from '../http/static-files/find-file.ts';
import { sendContent } from '../http/static-files/send-content.ts';
import type { Log } from '../runtime/log.ts';
import { createWorkQueue } from '../runtime/work-queue.ts';
import { BoundedFolder } from './bounded-folder.ts';
import { type ImagePlan, imageQuery, nameOfImage, planImage } from './image-request.ts';

const CACHE_BYTES = 512 * 1024 * 1024;
const MAX_RUNNING = 2;
const MAX_WAITING = 40;
const REFUSAL = 'Too many images are being made, please try again in a moment';

interface Parts {
  db: Db;
  log: Log;
  authenticate: Authenticate;
  originals: CachedFolder;
  /** The folder of images rendered from them. */
  images: string;
}

/**
 * `/image/<imageId>?w=…&h=…`: an image in the URL shape of the specification, for sites that set IMAGE_BASE_URL.
 * Visitors get published images, never larger than the original; rendered images are cached, up to a limit.
 */
export function imageRoute({ db, log, authenticate, originals, images }: Parts): RequestHandler<{ imageId: string }> {
  const cache = new BoundedFolder(join(images, 'service'), CACHE_BYTES);
  const inTurn = createWorkQueue(MAX_RUNNING, MAX_WAITING, REFUSAL);

  const render = async (record: MediaRecord, plan: ImagePlan): Promise<Buffer> => {
    const name = nameOfImage(record.hash, plan);
    const known = await cache.read(name);
    if (known) return known;
    const file = `${record.hash}.${record.ext}`;
    await originals.fetch(file);
    const original = fileUnder(originals.folder, file);
    if (!original) throw notFound();
    const { renderImage } = await import('./render-image.ts');
    const bytes = await inTurn(() => renderImage(original.path, plan));
    await cache.write(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'an image could not be cached'));
    return bytes;
  };

  return async (request, response) => {
    const record = await mediaById(db, request.params.imageId);
    const { caller } = await authenticate(request);
    if (!record || !(caller || (await domainsThatPublish(db, record._id)).length > 0)) throw notFound();
    const plan = planImage(checkPayload(imageQuery, request.query), record, request.headers.accept ?? '');
    const content = contentOf(await render(record, plan), `image/${plan.format}`);
    await sendContent(request, response, content, { headers: HEADERS });
  };
}

/** A day, not forever: the image under an id can be replaced. Sites on other origins show it. */
const HEADERS = {
  'Cache-Control': 'public, max-age=86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: 'Accept, Accept-Encoding',
};

function notFound(): AppError {
  return new AppError('not-found', 'This image could not be found');
}
