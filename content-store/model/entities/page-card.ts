import { type Image, imageSchema } from '../media/image.ts';
import { type CardContent, cardContents } from './card-content.ts';
import type { Page, PublishedPage } from './page.ts';

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
}

/** The card of a page. Drafts store it beside each page: a change here needs a migration that rewrites it. */
export function cardOf(page: Page | PublishedPage): PageCard {
  const { heading, description } = page.header;
  const image = imageOf(page.header.image);
  const subheading = textOf(page.header.subheading);
  const backgroundColour = colourOf(page.header.config);
  const contents = cardContents(page.contents);
  return {
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
  };
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
