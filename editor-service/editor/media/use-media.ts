import { useCallback } from 'react';
import type { MediaRecord } from '#content-store/model/media/image.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

interface Media {
  /** Null until it is loaded, and when there is none. */
  media: MediaRecord | null;
  /** The library has no such picture any more. */
  isGone: boolean;
}

const NONE: Media & { imageId: string } = { media: null, isGone: false, imageId: '' };

/** The record of a picture; for an empty id none. */
export function useMedia(imageId: string): Media {
  const { reader } = useWorkbench();
  const load = useCallback(async () => {
    if (imageId === '') return NONE;
    // The reader reports a failure.
    return reader.ask('media', { imageId }).then(
      (media) => ({ media, isGone: media === null, imageId }),
      () => NONE,
    );
  }, [reader, imageId]);
  const loaded = useLoaded(load, NONE);
  return loaded.imageId === imageId ? loaded : NONE;
}
