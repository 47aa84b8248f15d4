import { SECTION_PAGE_TYPE, sectionSlug } from '#content-store/model/entities/section.ts';
import { pageContents } from '../markup/blocks-of.ts';
import { wordsOfMarkup } from '../markup/read-markup.ts';
import type { FoundPicture } from '../markup/surroundings.ts';
import type { Taken } from '../media/library.ts';
import type { Reporter } from '../report/report.ts';
import type { ReadPage } from '../store/store-all.ts';
import { tagName } from '../store/tag-name.ts';
import type { WxrItem } from './entry-of.ts';
import { postAsPage, safePieces, timeOf } from './page-of.ts';
import { leftOutBecause, standingOf, type WxrIndex, wasPublic } from './read-index.ts';
import type { SourceLinks } from './source-links.ts';
import type { WpSurroundings } from './wp-surroundings.ts';

interface Context extends Surrounded {
  slugs: ReadonlyMap<number, string>;
  /** The translation keys of posts. */
  keys: ReadonlyMap<number, string | undefined>;
  domainId: string;
  now: string;
  reporter: Reporter;
}

/** A post as a page, or a synced pattern as a section; undefined for what is left out, which is reported. */
export function readPost(item: WxrItem, context: Context): ReadPage | undefined {
  const { reporter, domainId, index } = context;
  const { id, type, status, hasPassword, comments } = item;
  const source = `${type} ${id}: ${item.title || item.name}`.slice(0, 200);
  const _id = `${index.source.prefix}-${id}`;
  const leftOut = leftOutBecause(type);
  if (leftOut === null) return undefined;
  const standing = standingOf(status);
  if (leftOut !== undefined || !standing) {
    reporter.lose(source, `The whole ${type}`, leftOut ?? `its status was ${status}`);
    return undefined;
  }
  const lose = (what: string, why: string) => reporter.lose(source, what, why, _id);
  const at = surroundingsOf(item, context, lose);
  if (comments > 0) lose(`Comments (${comments})`, 'this site has none');
  if (hasPassword) lose('It was protected by a password', 'it stays a draft: pages have no passwords');
  const scheduledFor = hasPassword ? undefined : timeAhead(item, context.now);
  if (standing.note && !scheduledFor)
    lose(
      standing.note,
      status === 'future' && !hasPassword ? `it is a draft: its time was ${item.date}` : 'it is a draft',
    );
  const about = { _id, source, title: item.title, length: item.content.length, isPublic: wasPublic(item) };
  if (type === 'wp_block') {
    const contents = pageContents(safePieces(item.content, at), at);
    const page = {
      domainId,
      slug: sectionSlug(_id),
      pageType: SECTION_PAGE_TYPE,
      title: item.title.slice(0, 300) || 'Pattern',
      contents,
    };
    return { ...about, collection: 'sections', page };
  }
  return {
    ...about,
    scheduledFor,
    collection: 'pages',
    page: postAsPage(item, { ...context, at, tags: tagsOf(item) }),
  };
}

/** When a scheduled post would have been published, if that is still to come. */
function timeAhead(item: WxrItem, now: string): string | undefined {
  if (item.status !== 'future' || item.type === 'wp_block') return undefined;
  const time = timeOf(item);
  const at = time && new Date(time).toISOString();
  return at && at > now ? at : undefined;
}

interface Surrounded {
  index: WxrIndex;
  links: SourceLinks;
  /** What became of the file at an address, or of an attachment; undefined for what was never asked for. */
  taken: (address: string, number?: number) => Taken | undefined;
  allTags: readonly string[];
}

/** What the text of one post refers to; `lose` notes what it loses. */
function surroundingsOf(
  item: WxrItem,
  { index, links, taken, allTags }: Surrounded,
  lose: WpSurroundings['lose'],
): WpSurroundings {
  return {
    lose,
    allTags,
    footnotes: item.meta.get('footnotes') ?? '',
    picture: (address, number) => {
      const known =
        number !== undefined && index.attachments.has(number)
          ? number
          : address
            ? links.attachmentAt(address)
            : undefined;
      const attachment = known === undefined ? undefined : index.attachments.get(known);
      const result = taken(address, attachment?.id);
      if (result?.kind === 'image') return pictureOf(result.imageId, attachment);
      const name = attachment?.address ?? (address || `number ${number}`);
      lose(
        `A picture: ${name.slice(0, 300)}`,
        result?.kind === 'missing' ? result.why : 'it is not among the file’s attachments',
      );
      return undefined;
    },
    link: (address) => links.link(address, (file) => taken(file, links.attachmentAt(file)), lose),
    tagOf: (term) => {
      const found = index.terms.find(({ id }) => id === term);
      return found && tagOfTerm(found);
    },
    sectionOf: (pattern) =>
      index.items.get(pattern)?.type === 'wp_block' ? `${index.source.prefix}-${pattern}` : undefined,
  };
}

function pictureOf(imageId: string, attachment?: { alt: string; caption: string }): FoundPicture {
  return { imageId, alt: (attachment?.alt ?? '').slice(0, 500), caption: wordsOfMarkup(attachment?.caption ?? '') };
}

const MAX_ON_PAGE = 100;
/** Taxonomies that say nothing to visitors. */
const INTERNAL = new Set([
  'nav_menu',
  'post_format',
  'link_category',
  'wp_theme',
  'wp_template_part_area',
  'wp_pattern_category',
  'language',
  'post_translations',
  'term_language',
  'term_translations',
]);
const NAMES: Readonly<Record<string, string>> = { category: 'Category', post_tag: 'Tag' };

/** A category of tags by the name of its taxonomy: `product_cat` → `Product cat`. */
function categoryOf(taxonomy: string): string {
  const words = taxonomy.replaceAll(/[_:-]+/g, ' ').trim();
  return NAMES[taxonomy] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Category:News`; undefined for a term without a name. */
export function tagOfTerm({ taxonomy, name }: { taxonomy: string; name: string }): string | undefined {
  const tag = tagName(name);
  return INTERNAL.has(taxonomy) || tag === '' || taxonomy === '' ? undefined : `${categoryOf(taxonomy)}:${tag}`;
}

/** The tags of a post, with what it was as its content type: a page is just a page. */
export function tagsOf({ type, terms }: WxrItem): string[] {
  const kind = type === 'page' ? [] : [`Content type:${tagName(categoryOf(type))}`];
  return [...new Set([...kind, ...terms.flatMap((term) => tagOfTerm(term) ?? [])])].slice(0, MAX_ON_PAGE);
}
