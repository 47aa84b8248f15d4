import { type Image, imageSchema } from '../media/image.ts';
import { type Video, videoSchema } from '../media/video.ts';
import { inOrder } from '../stable-json.ts';
import type { ContentItem } from '../values/content-item.ts';
import { type Link, linkSchema } from '../values/link.ts';
import type { Page, PublishedPage } from './page.ts';

/** The Button and Media blocks that a card keeps: some kinds of card link to their targets. */
export type CardContent =
  | { componentType: 'Button'; key: string; link: Link }
  | { componentType: 'Media'; key: string; video: Video };

/** A page as it is shown on other pages. */
export interface PageCard {
  _id: string;
  slug: string;
  template: string;
  header: {
    heading: string;
    description: string;
    image?: Image;
    /** Absent where the header has none. */
    subheading?: string;
    /** The header's `config.backgroundColour`; checked against the palette when rendered. */
    backgroundColour?: string;
  };
  tags: string[];
  /** Absent when the page has no Button or Media block with a target. */
  contents?: CardContent[];
  publishDate?: string | undefined;
  /** Only for events. */
  event?: { start: string; end: string };
  /** Hidden from sitemap or robots: only lists that select the page itself show it. */
  isUnlisted?: true;
}

/** The card of a page, with its keys in order, as stored cards are. Drafts store it beside each page: a change here needs a migration that rewrites it. */
export function cardOf(page: Page | PublishedPage): PageCard {
  const { heading, description } = page.header;
  const image = imageOf(page.header.image);
  const subheading = textOf(page.header.subheading);
  const backgroundColour = colourOf(page.header.config);
  const contents = cardContents(page.contents);
  const { start, end } = page.event ?? {};
  return inOrder({
    _id: page._id,
    slug: page.slug,
    template: page.template,
    header: {
      heading: textOf(heading),
      description: textOf(description),
      ...(image && { image }),
      ...(subheading && { subheading }),
      ...(backgroundColour && { backgroundColour }),
    },
    tags: page.tags,
    ...(contents.length > 0 && { contents }),
    ...(page.publishDate && { publishDate: page.publishDate }),
    ...(start && { event: { start, end: end ?? '' } }),
    ...((page.hideFromSitemap || page.hideFromRobots) && { isUnlisted: true as const }),
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function imageOf(value: unknown): Image | null {
  const image = imageSchema.safeParse(value).data;
  return image?.imageId ? image : null;
}

function colourOf(config: unknown): string {
  return typeof config === 'object' && config !== null && 'backgroundColour' in config
    ? textOf(config.backgroundColour)
    : '';
}

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
