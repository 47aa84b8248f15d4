import { type Video, videoSchema } from '../media/video.ts';
import { type Link, linkSchema } from '../values/link.ts';
import type { ContentItem } from './content-item.ts';

/** The Button and Media blocks that a card keeps: some kinds of card link to their targets (specification 2 §4). */
export type CardContent =
  | { componentType: 'Button'; key: string; link: Link }
  | { componentType: 'Media'; key: string; video: Video };

/** The Button and Media blocks of a page that have a target, except those inside containers. */
export function cardContents(contents: readonly ContentItem[]): CardContent[] {
  return contents.flatMap((item) => buttonOf(item) ?? mediaOf(item) ?? []);
}

function buttonOf({ componentType, key, link }: ContentItem): CardContent | null {
  if (componentType !== 'Button') return null;
  const parsed = linkSchema.safeParse(link);
  return parsed.data?.href ? { componentType, key, link: parsed.data } : null;
}

function mediaOf({ componentType, key, video }: ContentItem): CardContent | null {
  if (componentType !== 'Media') return null;
  const parsed = videoSchema.safeParse(video);
  return parsed.data?.videoId ? { componentType, key, video: parsed.data } : null;
}
