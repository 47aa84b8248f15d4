import type { Request, RequestHandler } from 'express';
import { AppError } from '#content-store/model/error.ts';
import { parseVariantName } from '#content-store/model/media/image.ts';
import type { Authenticate } from '../http/authenticate.ts';
import { ContentCache } from '../static-files/content-cache.ts';
import { fileUnder } from '../static-files/find-file.ts';
import { sendContent } from '../static-files/send-content.ts';
import { MOST_PIXELS_A_SIDE } from './image-request.ts';
import type { MediaVariants } from './media-variants.ts';

const HEADERS = { 'Cache-Control': 'public, max-age=31536000, immutable' };

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
    if (!variant || Math.max(variant.width, variant.height) > MOST_PIXELS_A_SIDE) throw notFound();
    if (!fileUnder(variants.folder, name)) {
      const { caller } = await authenticate(request);
      if (!caller && !(await previewOf(request))) throw notFound();
      await variants.make(name);
    }
    const file = fileUnder(variants.folder, name);
    if (!file) throw notFound();
    await sendContent(request, response, await cache.read(file), { headers: HEADERS });
  };
}

function notFound(): AppError {
  return new AppError('not-found', 'This image could not be found');
}
