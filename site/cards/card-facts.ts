import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { pageRef } from '#content-store/model/entities/page-ref.ts';
import { videoAddresses } from '#content-store/model/media/video.ts';
import type { PictureAnswers } from '../elements/field-host.ts';
import { linkAttributes } from '../elements/link-attributes.ts';
import { type PictureSources, pictureSources } from '../elements/picture-sources.ts';
import type { Colour } from '../fields/built-in-palette.ts';
import { nameIn } from '../fields/in-language.ts';
import { type DateText, shortDays } from '../texts/date-text.ts';
import { textsIn } from '../texts/texts-in.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { labelOf, plainDescription } from './card-texts.ts';
import { type OtherLanguage, otherLanguage } from './other-language.ts';

const CARD_SIZE = { name: 'desktop', width: 750, height: 750 } as const;

/** The content of a card as plain JSON, rendered by the server or, from prebuilt data, by the browser. */
export interface CardFacts {
  /** Identifies the page in prebuilt data. */
  ref: string;
  heading: string;
  description: string;
  /** Of heading and description, where it is not that of the list. */
  language?: OtherLanguage;
  link: CardLink;
  /** The day it is dated, or the first and last day of an event. */
  days?: DateText[];
  label?: { text: string; colour: Colour };
  picture?: PictureSources;
}

/** The content of a page's card in a list of a page in this language, or in the site's first one. */
export function cardFacts(page: PageCard, { media, imageBaseUrl }: PictureAnswers, language?: string): CardFacts {
  const fixed = textsIn(language);
  const { heading, description, image } = page.header;
  const label = labelOf(page.tags);
  const days = cardDays(page, fixed.language);
  const original = image && media[image.imageId];
  const other = otherLanguage(page.slug, fixed.language);
  return {
    ref: pageRef(page._id),
    heading: heading || fixed.card.heading,
    description: plainDescription(description),
    ...(other && { language: other }),
    link: cardLink(page, fixed.card),
    ...(days.length > 0 && { days }),
    ...(label && { label: { ...label, text: nameIn(fixed.language, label.text) } }),
    ...(original && { picture: pictureSources(image, original, CARD_SIZE, imageBaseUrl) }),
  };
}

/** When a page's event is, or the day it was published. */
export const cardDays = (
  { event, publishDate = '' }: Pick<PageCard, 'event' | 'publishDate'>,
  language: string,
): DateText[] => shortDays({ start: event?.start || publishDate, end: event?.end }, language);

type CardTexts = Catalogue['card'];

/** The destination of a card, and its link text. */
interface CardLink {
  text: string;
  href: string;
  opensWindow?: true;
  /** The address of the player in the video overlay. */
  video?: string;
}

/** Kinds whose actual content is behind their page's button. */
const VIEWED = new Set(['audio', 'report', 'policy', 'questionnaire', 'pattern card', 'guide']);

/** Depends on the card kind; an unplayable video is linked like any other page. */
export function cardLink(page: Pick<PageCard, 'slug' | 'tags' | 'contents'>, fixed: CardTexts): CardLink {
  const kind = labelOf(page.tags)?.text.toLowerCase() ?? '';
  if (kind === 'video') return videoLink(page, fixed) ?? pageLink(page, fixed);
  return VIEWED.has(kind) ? viewLink(page, fixed) : pageLink(page, fixed);
}

function videoLink({ contents = [] }: Pick<PageCard, 'contents'>, fixed: CardTexts): CardLink | null {
  for (const item of contents) {
    const addresses = item.componentType === 'Media' ? videoAddresses(item.video) : null;
    if (addresses) return { text: fixed.watch, href: addresses.watch, opensWindow: true, video: addresses.embed };
  }
  return null;
}

function viewLink(page: Pick<PageCard, 'slug' | 'contents'>, fixed: CardTexts): CardLink {
  const button = page.contents?.find((item) => item.componentType === 'Button');
  const { href } = button ? linkAttributes(button.link) : pageLink(page, fixed);
  return { text: fixed.view, href, opensWindow: true };
}

const pageLink = ({ slug }: Pick<PageCard, 'slug'>, { readMore }: CardTexts): CardLink => ({
  text: readMore,
  href: `/${slug}`,
});
