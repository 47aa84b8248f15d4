import { dateTimeSchema } from '#content-store/model/values/date-time.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { pageContents } from '../markup/blocks-of.ts';
import { headOf } from '../markup/pictures.ts';
import { wordsOfMarkup } from '../markup/read-markup.ts';
import { type Piece, textPiece } from '../markup/surroundings.ts';
import { piecesOfPost } from './block-pieces.ts';
import type { WxrItem } from './entry-of.ts';
import { parentsOf } from './new-addresses.ts';
import type { WxrIndex } from './read-index.ts';
import type { WpSurroundings } from './wp-surroundings.ts';

export interface PageContext {
  index: WxrIndex;
  slugs: ReadonlyMap<number, string>;
  at: WpSurroundings;
  domainId: string;
  tags: readonly string[];
  keys: ReadonlyMap<number, string | undefined>;
}

/** Fields of plugins for search engines whose value is a text of the page. */
const TITLES = ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_seopress_titles_title'];
const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_seopress_titles_desc'];

/** A post or page as a save would post it. */
export function postAsPage(item: WxrItem, context: PageContext): Record<string, unknown> {
  const { index, slugs, keys, at, domainId, tags } = context;
  const thumbnail = Number(item.meta.get('_thumbnail_id'));
  const image = thumbnail ? at.picture('', thumbnail) : undefined;
  const slug = slugs.get(item.id) ?? '';
  const breadcrumb = trailOf(item, context);
  const title = item.title.slice(0, 300);
  const description = wordsOfMarkup(item.excerpt);
  reportFields(item, at);
  return {
    ...{ domainId, slug, pageType: item.type.slice(0, 40), tags, translationKey: keys.get(item.id) },
    ...headOf(slug, image),
    showBreadcrumb: breadcrumb.length > 0,
    header: {
      heading: title || 'Without a title',
      description: description.slice(0, 2000),
      ...(image && { image: { imageId: image.imageId, alt: image.alt } }),
      ...(slug !== '' && { breadcrumb }),
    },
    contents: pageContents(safePieces(item.content, at), at),
    // WordPress shows neither on pages, and here both would stand below their headings.
    ...(item.type !== 'page' && { ...dateOf(item, at), author: index.authors.get(item.creator) }),
    title: fieldOf(item, TITLES).slice(0, 300),
    description: (fieldOf(item, DESCRIPTIONS) || description).slice(0, 1000),
    hideFromRobots: item.meta.get('_yoast_wpseo_meta-robots-noindex') === '1',
  };
}

/** A text that cannot be read as markup at all is kept as words. */
export function safePieces(content: string, at: WpSurroundings): Piece[] {
  try {
    return piecesOfPost(content, at);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    at.lose('The markup of a text', 'it is too broken to be read: only its text was kept');
    return content
      .replace(/<[^<>]*>/g, ' ')
      .split(/\n\s*\n/)
      .map((part) => textPiece(`<p>${escapeXml(part.trim())}</p>`));
  }
}

/** The pages above; those that visitors could not read are neither named nor linked. */
const trailOf = (item: WxrItem, { index, slugs }: PageContext) =>
  parentsOf(item, index).flatMap(({ id, title, isPublic }) => {
    const slug = isPublic && slugs.get(id);
    return slug ? [{ text: title.slice(0, 200), slug, type: 'page' as const }] : [];
  });

/** The first of these fields that says something without the placeholders of its plugin. */
function fieldOf({ meta }: WxrItem, names: readonly string[]): string {
  const value = names.map((name) => meta.get(name)?.trim()).find(Boolean) ?? '';
  return /%%|%\w+%|#\w+/.test(value) ? '' : value;
}

function dateOf(item: WxrItem, at: WpSurroundings): { publishDate?: string } {
  const real = timeOf(item);
  if (real) return { publishDate: real };
  const { date, dateGmt, status } = item;
  if (timesOf(item).length > 0 && status !== 'draft') at.lose(`A date: ${date || dateGmt}`, 'there is no such day');
  return {};
}

/** The time of a post in UTC; undefined when it has none. */
export const timeOf = (item: WxrItem): string | undefined =>
  timesOf(item).find((text) => dateTimeSchema.safeParse(text).success);

const timesOf = ({ date, dateGmt }: WxrItem): string[] =>
  [dateGmt, date].filter((text) => text && !text.startsWith('0000')).map((text) => `${text.replace(' ', 'T')}Z`);

/** Fields that are read, or that WordPress and its plugins note for themselves. */
const READ = new Set([...TITLES, ...DESCRIPTIONS, '_yoast_wpseo_meta-robots-noindex', '_thumbnail_id', 'footnotes']);
const OWN_NOTES =
  /^_(?:edit_l|wpml_|icl_|wp_(?!page_template)|oembed|encloseme|pingme|menu_item|dp_|elementor_(?!data)|yoast_wpseo_(?:content|linkdex|estimated|primary|wordproof|focuskw|is_corner)|aioseo_(?!og)|jetpack|publicize|trash)|^rank_math_(?:seo_score|internal|primary|contentai|focus|analytic)/;
/** Advanced Custom Fields notes beside each field, with a line before its name, which one it is. */
const IS_REFERENCE = /^field_\w+$/;

/** Fields that a person or a plugin filled in and no page has. */
function reportFields({ meta }: WxrItem, at: WpSurroundings): void {
  const names = [...meta].flatMap(([name, value]) =>
    value === '' || READ.has(name) || OWN_NOTES.test(name) || IS_REFERENCE.test(value) ? [] : [name],
  );
  if (names.length > 0) at.lose(`Custom fields: ${names.join(', ')}`, 'pages have no such fields');
}
