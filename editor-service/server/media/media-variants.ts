import type { ImageVariants } from '#build/images/images.ts';
import { AppError } from '#content-store/model/error.ts';
import { createWorkQueue } from '../runtime/work-queue.ts';

const MAX_RUNNING = 2;
/** A preview requests all its images at once. */
const MAX_WAITING = 500;
const REFUSAL = 'Too many images are being made, please try again in a moment';

export type MediaVariants = ReturnType<typeof createMediaVariants>;

/** Creates image variants as previews need them, with the code of the site build, loaded with the first one. */
export function createMediaVariants(originals: string, folder: string) {
  let variants: Promise<ImageVariants> | undefined;
  const inTurn = createWorkQueue(MAX_RUNNING, MAX_WAITING, REFUSAL);
  return {
    /** The folder of finished variants. */
    folder,
    /** Creates the variant of that name. Throws `not-found` if its original is missing or cannot be cropped like this. */
    make: (name: string): Promise<void> =>
      inTurn(async () => {
        variants ??= import('#build/images/images.ts').then((images) => new images.ImageVariants(originals, folder));
        try {
          await (await variants).read(name);
        } catch (cause) {
          throw new AppError('not-found', 'This image could not be found', { cause });
        }
      }),
  };
}
