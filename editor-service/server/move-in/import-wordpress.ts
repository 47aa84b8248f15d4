import { createLibrary } from './media/library.ts';
import type { MoveInParts } from './move-in-parts.ts';
import { planAddresses } from './store/plan-addresses.ts';
import { beginSource } from './store/source.ts';
import { type ReadPage, storeAll } from './store/store-all.ts';
import { addRedirects, addTags, fillNavigation } from './store/store-site.ts';
import { menuOf } from './wordpress/menu-of.ts';
import { entriesOf } from './wordpress/new-addresses.ts';
import { oldAddresses } from './wordpress/old-addresses.ts';
import { createPostMedia } from './wordpress/post-media.ts';
import { readIndex, type WxrIndex } from './wordpress/read-index.ts';
import { readPost } from './wordpress/read-post.ts';
import { readWxr } from './wordpress/read-wxr.ts';
import { sourceLinks } from './wordpress/source-links.ts';
import { categoriesOf, tagOfTerm, tagsOf } from './wordpress/tags-of.ts';
import type { WxrItem } from './wordpress/wxr-entry.ts';

/** So many posts, or characters of their texts, share a transaction. */
const POSTS_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 1_000_000;

/**
 * Imports a WordPress export. The file is read twice: for what texts refer to, which stays in memory, then for the texts,
 * which pass by. Running it again updates what it made. Throws AppError `invalid` for a file of another kind.
 */
export async function importWordpress(file: string, parts: MoveInParts): Promise<void> {
  const { db, reporter, domainId, say, stamp, publish, isDryRun } = parts;
  const options = { domainId, stamp, publish, isDryRun };
  const index = await readIndex(file, parts, (share) => say('Reading the file', share));
  const entries = entriesOf(index);
  await beginSource(parts, index.source, entries);
  const addresses = await planAddresses(db, { domainId, prefix: index.source.prefix }, entries);
  const slugs = new Map(entries.map(({ number, _id }) => [number, addresses.of(_id)?.slug ?? '']));
  const links = sourceLinks(index, slugs);
  const media = createPostMedia(createLibrary(parts), index, links);
  await media.takeAttachments((done, all) => say(`${done} of ${all} pictures and files`, done / all));

  const publicPaths = new Set([...slugs].flatMap(([id, slug]) => (index.items.get(id)?.isPublic ? [`/${slug}`] : [])));
  const usedTags = new Set<string>();
  const redirects: { from: string; to: string }[] = [];
  const allTags = index.terms
    .filter(({ taxonomy }) => taxonomy === 'category')
    .flatMap((term) => tagOfTerm(term) ?? []);
  let count = 0;
  for await (const { items, share } of batches(file)) {
    for (const { content } of items) await media.takeFilesOf(content);
    const read = items.flatMap((item): (ReadPage & { item: WxrItem })[] => {
      const page = readPost(item, {
        index,
        slugs,
        links,
        taken: media.taken,
        allTags,
        domainId,
        reporter,
        now: stamp.at,
      });
      return page ? [{ ...page, item, note: addresses.of(page._id)?.note }] : [];
    });
    const stored = await storeAll(db, read, reporter, options);
    for (const [number, { item, isPublic }] of read.entries()) {
      for (const tag of tagsOf(item)) usedTags.add(tag);
      const address = stored[number]?.address;
      if (address && isPublic)
        redirects.push(...oldAddresses(item, address.slice(1), index, (path) => publicPaths.has(path)));
    }
    count += items.length;
    say(`${count} of ${index.items.size} pages and posts`, share);
  }

  const lose = (what: string, why: string) => reporter.lose('The site', what, why);
  const siteOptions = { ...options, addresses, lose };
  for (const [tag, terms] of Map.groupBy(index.terms, tagOfTerm))
    if (tag && new Set(terms.map(({ slug }) => slug)).size > 1)
      lose(`Categories or tags of one name: ${tag}`, 'they became one tag');
  await addTags(db, categoriesOf(index, usedTags), siteOptions);
  await fillNavigation(db, navigationOf(index, slugs, links, lose), siteOptions);
  reporter.report.redirects.push(...(await addRedirects(db, redirects, siteOptions)));
}

function navigationOf(
  index: WxrIndex,
  slugs: ReadonlyMap<number, string>,
  links: ReturnType<typeof sourceLinks>,
  lose: (what: string, why: string) => void,
) {
  return menuOf({ index, slugs, lose, link: (address) => links.link(address, () => undefined, lose) });
}

/** The posts of a file that may become pages, many at a time. */
async function* batches(file: string): AsyncGenerator<{ items: WxrItem[]; share: number }> {
  let items: WxrItem[] = [];
  let characters = 0;
  let share = 0;
  const numbers = new Set<number>();
  const onShare = (read: number) => {
    share = read;
  };
  for await (const entry of readWxr(file, { onShare })) {
    if (entry.kind !== 'item' || entry.type === 'attachment' || entry.type === 'nav_menu_item') continue;
    if (numbers.has(entry.id)) continue;
    numbers.add(entry.id);
    items.push(entry);
    characters += entry.content.length;
    if (items.length < POSTS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield { items, share };
    items = [];
    characters = 0;
  }
  if (items.length > 0) yield { items, share };
}
