import { createLibrary } from './media/library.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { beginSource } from './store/source.ts';
import { type ReadPage, storeAll } from './store/store-all.ts';
import { fillSite } from './store/store-site.ts';
import { menuOf } from './wordpress/menu-of.ts';
import { entriesOf, oldAddressesOf } from './wordpress/new-addresses.ts';
import { readIndex } from './wordpress/read-index.ts';
import { readPost, tagOfTerm, tagsOf } from './wordpress/read-post.ts';
import { readWxr } from './wordpress/read-wxr.ts';
import { reportAddresses } from './wordpress/report-addresses.ts';
import { createPostMedia, sourceLinks } from './wordpress/source-links.ts';

/**
 * Imports a WordPress export. The file is read twice: for what texts refer to, which stays in memory, then for the texts,
 * which pass by. Running it again updates what it made. Throws AppError `invalid` for a file of another kind.
 */
export async function importWordpress(file: string, needs: MoveInNeeds): Promise<void> {
  const { reporter, domainId, say, stamp } = needs;
  const index = await readIndex(file, needs, (share) => say('Reading the file', share));
  const entries = entriesOf(index, domainId);
  const addresses = await beginSource(needs, index.source, entries);
  const slugs = new Map(entries.map(({ number, _id }) => [number, addresses.of(_id)?.slug ?? '']));
  const keys = new Map(entries.map(({ number, _id }) => [number, addresses.of(_id)?.translationKey]));
  const links = sourceLinks(index, slugs);
  const media = createPostMedia(createLibrary(needs), index, links);
  await media.takeAttachments((done, all) => say(`${done} of ${all} pictures and files`, done / all));

  const publicPaths = new Set([...slugs].flatMap(([id, slug]) => (index.items.get(id)?.isPublic ? [`/${slug}`] : [])));
  const ofTerms = index.terms.flatMap((term) => tagOfTerm(term) ?? []);
  const allTags = index.terms
    .filter(({ taxonomy }) => taxonomy === 'category')
    .flatMap((term) => tagOfTerm(term) ?? []);
  const tags = new Set(ofTerms);
  let [count, share] = [0, 0];
  const onStored = () => say(`${count} of ${index.items.size} pages and posts`, share);
  const redirects = await storeAll(needs, readPages(), onStored);

  const lose = (what: string, why: string) => reporter.lose('The site', what, why);
  for (const [tag, terms] of Map.groupBy(index.terms, tagOfTerm))
    if (tag && new Set(terms.map(({ slug }) => slug)).size > 1)
      lose(`Categories or tags of one name: ${tag}`, 'they were merged into one tag');
  reportAddresses(index, lose);
  const link = (address: string) => links.link(address, () => undefined, lose);
  await fillSite(needs, 'The site', { tags, redirects, addresses, navigation: menuOf({ index, slugs, lose, link }) });

  async function* readPages(): AsyncGenerator<ReadPage> {
    const { taken } = media;
    const context = { index, slugs, keys, links, taken, allTags, domainId, reporter, now: stamp.at };
    const numbers = new Set<number>();
    const onShare = (read: number) => {
      share = read;
    };
    for await (const item of readWxr(file, { onShare })) {
      if (item.kind !== 'item' || item.type === 'attachment' || item.type === 'nav_menu_item') continue;
      if (numbers.has(item.id)) continue;
      numbers.add(item.id);
      count += 1;
      await media.takeFilesOf(item.content);
      const page = readPost(item, context);
      if (!page) continue;
      for (const tag of tagsOf(item)) tags.add(tag);
      const oldAddresses = (to: string) => oldAddressesOf(item, to, index, (path) => publicPaths.has(path));
      yield { ...page, oldAddresses, note: addresses.of(page._id)?.note };
    }
  }
}
