import { createHash } from 'node:crypto';
import { wordsOfMarkup } from '../markup/read-markup.ts';

/** The elements of an entry by their names; those of groups and of categories with their parts. */
export type RawEntry = Map<string, Record<string, string>[]>;

/** More fields and terms than this are no person's work. */
const MAX_PARTS = 1000;

export type WxrEntry = ReturnType<typeof entryOf>;

/** The entry that an element describes: the whole site, an author, a term or a post. */
export function entryOf(element: string, raw: RawEntry) {
  const text = (name: string) => (raw.get(name)?.at(-1)?.text ?? '').trim();
  if (element === 'channel') {
    /** Without a slash at its end; empty when the file does not say it. */
    const address = (text('wp:base_blog_url') || text('link') || text('wp:base_site_url')).replace(/\/+$/, '');
    return { kind: 'site' as const, title: wordsOfMarkup(text('title')), address };
  }
  if (element === 'wp:author') {
    const login = text('wp:author_login');
    const name = withoutAddress(wordsOfMarkup(text('wp:author_display_name')) || login);
    return { kind: 'author' as const, login, name };
  }
  return element === 'item' ? itemOf(raw, text) : termOf(element, text);
}

export type WxrTerm = ReturnType<typeof termOf>;

/** A category, a tag or a term of another taxonomy. */
function termOf(element: string, text: (name: string) => string) {
  const id = Number(text('wp:term_id')) || 0;
  const named = (slug: string, name: string, parent: string, taxonomy: string) => ({
    kind: 'term' as const,
    id,
    taxonomy,
    slug: text(slug),
    name: wordsOfMarkup(text(name)) || text(slug),
    parent: text(parent),
  });
  if (element === 'wp:category') return named('wp:category_nicename', 'wp:cat_name', 'wp:category_parent', 'category');
  if (element === 'wp:tag') return named('wp:tag_slug', 'wp:tag_name', 'wp:tag_parent', 'post_tag');
  return named('wp:term_slug', 'wp:term_name', 'wp:term_parent', text('wp:term_taxonomy'));
}

export type WxrItem = ReturnType<typeof itemOf>;

/** A post of any type: page, attachment, entry of a menu. */
function itemOf(raw: RawEntry, text: (name: string) => string) {
  const meta = (raw.get('wp:postmeta') ?? []).slice(0, MAX_PARTS);
  const fields = meta.map((field) => [field['wp:meta_key'] ?? '', field['wp:meta_value'] ?? ''] as const);
  const number = (name: string) => Number.parseInt(text(name), 10) || 0;
  const terms = (raw.get('category') ?? [])
    .slice(0, MAX_PARTS)
    .map(({ domain = '', nicename = '', text: name = '' }) => ({
      taxonomy: domain,
      slug: nicename,
      name: wordsOfMarkup(name) || nicename,
    }));
  /** Polylang notes it as a term, WPML's export as a field. */
  const said = (taxonomy: string, field: string) =>
    terms.find((term) => term.taxonomy === taxonomy)?.slug ?? fields.find(([key]) => key === field)?.[1] ?? '';
  return {
    kind: 'item' as const,
    id: number('wp:post_id') || numberFrom(`${text('guid')}\n${text('link')}\n${text('title')}`),
    type: text('wp:post_type') || 'post',
    status: text('wp:status') || 'draft',
    title: wordsOfMarkup(text('title')),
    link: text('link'),
    guid: text('guid'),
    name: text('wp:post_name'),
    creator: text('dc:creator'),
    parent: number('wp:post_parent'),
    order: number('wp:menu_order'),
    date: text('wp:post_date'),
    dateGmt: text('wp:post_date_gmt'),
    hasPassword: text('wp:post_password') !== '',
    content: raw.get('content:encoded')?.at(-1)?.text ?? '',
    excerpt: text('excerpt:encoded'),
    attachmentUrl: text('wp:attachment_url'),
    terms,
    /** As the plugin calls it; empty without one. */
    language: said('language', '_wpml_import_language_code'),
    /** What it shares with its translations. */
    translations: said('post_translations', '_wpml_import_translation_group'),
    meta: new Map(fields),
    oldSlugs: fields.flatMap(([key, value]) => (key === '_wp_old_slug' && value ? [value] : [])),
    comments: raw.get('wp:comment')?.length ?? 0,
  };
}

/** A number that follows from a text, for a post that has none. */
const numberFrom = (words: string): number =>
  Number.parseInt(createHash('sha256').update(words).digest('hex').slice(0, 12), 16);

/** People log in by their e-mail address sometimes; it is not published. */
const withoutAddress = (login: string): string => login.split('@')[0] ?? '';
