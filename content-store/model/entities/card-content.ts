import { type Video, videoSchema } from '../media/video.ts';
import { type Link, linkSchema } from '../values/link.ts';
import type { ContentItem } from './content-item.ts';

/** What a card keeps of its page's Button and Media blocks: cards of some kinds lead there (specification 2 §4). */
export type CardContent =
  | { componentType: 'Button'; key: string; link: Link }
  | { componentType: 'Media'; key: string; video: Video };

/** The Button and Media blocks of a page that lead somewhere; those inside containers stay out. */
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
