import type { ImageVariants } from '#build/images/images.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import { createWorkQueue } from '../runtime/work-queue.ts';

const MAX_RUNNING = 2;
/** A preview requests all its images at once. */
const MAX_WAITING = 500;
const REFUSAL = 'Too many images are being made, please try again in a moment';

export type MediaVariants = ReturnType<typeof createMediaVariants>;

/** Creates image variants as previews need them, with the code of the site build, loaded with the first one. */
export function createMediaVariants(originals: CachedFolder, made: CachedFolder) {
  let variants: Promise<ImageVariants> | undefined;
  const inTurn = createWorkQueue(MAX_RUNNING, MAX_WAITING, REFUSAL);
  return {
    /** The folder of finished variants. */
    folder: made.folder,
    /** Creates the variant of that name. Throws `not-found` if its original is missing or cannot be cropped like this. */
    make: (name: string): Promise<void> =>
      inTurn(async () => {
        variants ??= import('#build/images/images.ts').then((images) => new images.ImageVariants(originals, made));
        try {
          await (await variants).read(name);
        } catch (cause) {
          if (cause instanceof AppError) throw cause;
          throw new AppError('not-found', 'This image could not be found', { cause });
        }
      }),
  };
}
