import { useCallback } from 'react';
import type { MediaRecord } from '#content-store/model/media/image.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** The record of an original; null until it is loaded, and when there is none. */
export function useMedia(imageId: string): MediaRecord | null {
  const { reader } = useWorkbench();
  const load = useCallback(
    async () => (imageId === '' ? null : reader.ask('media', { imageId }).catch(() => null)), // reported by the reader
    [reader, imageId],
  );
  return useLoaded<MediaRecord | null>(load, null);
}
