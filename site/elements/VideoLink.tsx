import type { ReactNode } from 'react';
import { type Video, videoAddresses } from '#content-store/model/media/video.ts';

interface Props {
  video: Video;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to a video on its own site; `VideoOverlay` plays it in the page instead.
 * Nothing if the video id is invalid.
 */
export function VideoLink({ video, className, children }: Props) {
  const addresses = videoAddresses(video);
  if (!addresses) return null;
  return (
    <a className={className} href={addresses.watch} data-video={addresses.embed} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
