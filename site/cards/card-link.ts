import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { videoAddresses } from '#content-store/model/media/video.ts';
import { linkAttributes } from '../elements/link-attributes.ts';
import { cardTexts as fixed } from '../texts/fixed-texts.ts';
import { labelOf } from './card-texts.ts';

/** The destination of a card, and its link text. */
export interface CardLink {
  text: string;
  href: string;
  opensWindow?: true;
  /** The address of the player in the video overlay. */
  video?: string;
}

/** Kinds whose actual content is behind their page's button. */
const VIEWED = new Set(['audio', 'report', 'policy', 'questionnaire', 'pattern card', 'guide']);

/** Depends on the card kind; an unplayable video is linked like any other page. */
export function cardLink(page: Pick<PageCard, 'slug' | 'tags' | 'contents'>): CardLink {
  const kind = labelOf(page.tags)?.text.toLowerCase() ?? '';
  if (kind === 'video') return videoLink(page) ?? pageLink(page);
  return VIEWED.has(kind) ? viewLink(page) : pageLink(page);
}

function videoLink({ contents = [] }: Pick<PageCard, 'contents'>): CardLink | null {
  for (const item of contents) {
    const addresses = item.componentType === 'Media' ? videoAddresses(item.video) : null;
    if (addresses) return { text: fixed.watch, href: addresses.watch, opensWindow: true, video: addresses.embed };
  }
  return null;
}

function viewLink(page: Pick<PageCard, 'slug' | 'contents'>): CardLink {
  const button = page.contents?.find((item) => item.componentType === 'Button');
  const { href } = button ? linkAttributes(button.link) : pageLink(page);
  return { text: fixed.view, href, opensWindow: true };
}

const pageLink = ({ slug }: Pick<PageCard, 'slug'>): CardLink => ({ text: fixed.readMore, href: `/${slug}` });
