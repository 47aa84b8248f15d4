import type { Surroundings } from '../markup/surroundings.ts';
import type { WxrIndex } from './read-index.ts';
import { tagOfTerm } from './read-post.ts';

const ARCHIVE = 'create pages with a Hub, and redirect the addresses that others link to';
const FOLDERS: Readonly<Record<string, string>> = { post_tag: 'tag' };

/** Addresses that no post says, as WordPress makes them of what it knows: they lead nowhere now. */
export function reportAddresses({ items, terms, authors, attachments }: WxrIndex, lose: Surroundings['lose']): void {
  const note = (what: string, addresses: readonly string[], why: string) => {
    if (addresses.length > 0) lose(`${what} (${addresses.length}): ${addresses.join(', ')}`, why);
  };
  const posts = [...items.values()].filter(({ type, isPublic }) => type === 'post' && isPublic);
  const years = new Set(posts.flatMap(({ link }) => /\/\d{4}\//.exec(link)?.[0] ?? []));
  const ofTerms = terms.filter(tagOfTerm).map(({ taxonomy, slug }) => `/${FOLDERS[taxonomy] ?? taxonomy}/${slug}/`);
  note('Archives of categories and tags', ofTerms, ARCHIVE);
  note('Archives by date', [...years], ARCHIVE);
  note('Archives of authors', posts.length > 0 ? [...authors.values()] : [], ARCHIVE);
  note(
    'Feeds',
    posts.length > 0 ? ['/feed/'] : [],
    'name those of this site in site.config.ts, and redirect the old one',
  );
  const uploads = [...attachments.values()].flatMap(({ address }) => URL.parse(address)?.pathname ?? []);
  note('Old addresses of pictures and files', uploads, 'pages show copies: redirect those that others link to');
}
