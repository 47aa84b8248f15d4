import { useEffect, useState } from 'react';
import type { MediaRecord } from '#content-store/model/media/image.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** What is known of an original; null until then, and when there is none. */
export function useMedia(imageId: string): MediaRecord | null {
  const { reader } = useWorkbench();
  const [media, setMedia] = useState<MediaRecord | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (record: MediaRecord | null) => isCurrent && setMedia(record);
    if (imageId === '') take(null);
    else reader.ask('media', { imageId }).then(take, () => take(null)); // the reader has said what failed
    return () => {
      isCurrent = false;
    };
  }, [reader, imageId]);
  return media;
}
