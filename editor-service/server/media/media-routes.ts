import { join } from 'node:path';
import type { Express, Request } from 'express';
import { fileById, mediaById } from '#content-store/drafts/media/media.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import { AppError } from '#content-store/model/error.ts';
import { isNameOfFile } from '#content-store/model/media/file.ts';
import { type MediaRecord, parseVariantName } from '#content-store/model/media/image.ts';
import type { Authenticate } from '../http/call-context.ts';
import { checkPayload } from '../http/payload.ts';
import { ContentCache, contentOf } from '../http/static-files/content-cache.ts';
import { fileUnder } from '../http/static-files/find-file.ts';
import { sendAttachment, sendContent } from '../http/static-files/send-content.ts';
import type { Ground } from '../runtime/ground.ts';
import { createWorkQueue } from '../runtime/work-queue.ts';
import type { SiteStore } from '../storage/site-store.ts';
import { boundedFolder } from './bounded-folder.ts';
import { type ImagePlan, imageQuery, MAX_PIXELS_A_SIDE, nameOfImage, planImage } from './image-request.ts';
import { findOriginal } from './originals.ts';

const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const CACHE_BYTES = 512 * 1024 * 1024;
const MAX_RUNNING = 2;
const MAX_WAITING = 40;
const REFUSAL = 'Too many images are being made, please try again in a moment';

export interface RouteNeeds extends Pick<Ground, 'db' | 'log'> {
  store: Pick<SiteStore, 'originals' | 'variants'>;
  authenticate: Authenticate;
  previewOf: (request: Request) => Promise<object | undefined>;
}

/** Answers the addresses of pictures and files. */
export const mediaRoutes = (needs: RouteNeeds) => (app: Express) => {
  const { db, log, store, authenticate, previewOf } = needs;
  const { originals, variants } = store;
  const contents = new ContentCache();
  const rendered = boundedFolder(join(variants.folder, 'service'), CACHE_BYTES);
  const inTurn = createWorkQueue(MAX_RUNNING, MAX_WAITING, REFUSAL);

  /** Visitors get what is published only. */
  const mayHave = async (request: Request, id: string): Promise<boolean> =>
    (await authenticate(request)).caller !== null || (await domainsThatPublish(db, id)).length > 0;

  /**
   * `/_media/<name>`: a variant of an image. Existing variants are for everyone, as on the site; only people who see
   * pages before they are built, editors and those with a preview link, have new ones created.
   */
  app.get('/_media/:name', async (request, response) => {
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
    await sendContent(request, response, await contents.read(file), { headers: FOREVER });
  });

  /** `/_files/<id>/<name>`: a file as a download, at its address on the site. */
  app.get('/_files/:id/:name', async (request, response) => {
    const { id, name } = request.params;
    const record = await fileById(db, id);
    if (!record || !isNameOfFile(name, record) || !(await mayHave(request, id))) throw notFound('file');
    const file = await findOriginal(originals, record);
    if (!file) throw notFound('file');
    await sendAttachment(request, response, file, { name, headers: { 'Cache-Control': 'private, no-cache' } });
  });

  /**
   * `/image/<imageId>?w=…&h=…`: an image in the URL shape of the specification, for sites that set IMAGE_BASE_URL; never
   * larger than the original. Rendered images are cached, up to a limit.
   */
  app.get('/image/:imageId', async (request, response) => {
    const record = await mediaById(db, request.params.imageId);
    if (!record || !(await mayHave(request, record._id))) throw notFound('image');
    const plan = planImage(checkPayload(imageQuery, request.query), record, request.headers.accept ?? '');
    const content = contentOf(await render(record, plan), `image/${plan.format}`);
    await sendContent(request, response, content, { headers: HEADERS });
  });

  const render = async (record: MediaRecord, plan: ImagePlan): Promise<Buffer> => {
    const name = nameOfImage(record.hash, plan);
    const known = await rendered.read(name);
    if (known) return known;
    const original = await findOriginal(originals, record);
    if (!original) throw notFound('image');
    const { renderImage } = await import('./render-image.ts');
    const bytes = await inTurn(() => renderImage(original.path, plan));
    await rendered
      .write(name, bytes)
      .catch((error: unknown) => log.warn({ err: error }, 'an image could not be cached'));
    return bytes;
  };
};

/** A day, not forever: the image under an id can be replaced. Sites on other origins show it. */
const HEADERS = {
  'Cache-Control': 'public, max-age=86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: 'Accept, Accept-Encoding',
};

const notFound = (what: 'image' | 'file') => new AppError('not-found', `This ${what} could not be found`);
