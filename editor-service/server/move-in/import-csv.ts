import { isReservedSlug, toSlug } from '#content-store/model/values/slug.ts';
import { columnsOf, filled, isEmpty, type Mapping, type Row, setAt } from './csv/mapping.ts';
import { readRows } from './csv/read-rows.ts';
import { markupOf } from './markdown/read-document.ts';
import { pageContents } from './markup/blocks-of.ts';
import { piecesOf } from './markup/pieces-of.ts';
import { readMarkup } from './markup/read-markup.ts';
import type { Surroundings } from './markup/surroundings.ts';
import { usableLink } from './markup/usable-link.ts';
import { createLibrary, idFor } from './media/library.ts';
import type { MoveInParts } from './move-in-parts.ts';
import { idPrefix } from './store/id-prefix.ts';
import { type ReadPage, storeAll } from './store/store-all.ts';
import { addTags } from './store/store-site.ts';
import { tagCategories } from './store/tag-categories.ts';

const ROWS_AT_ONCE = 100;

export { readMapping } from './csv/mapping.ts';

/** Imports a list, a page for each row, as a mapping says. Running it again updates what it made. */
export async function importCsv(file: string, mapping: Mapping, parts: MoveInParts): Promise<void> {
  const { db, reporter, domainId, stamp, publish, isDryRun, say } = parts;
  const library = createLibrary(parts);
  const named = columnsOf(mapping);
  // Files of lists are renamed from run to run; where their pages are is not.
  const prefix = idPrefix('csv', domainId, mapping.slug);
  /** The row that has an id. */
  const rowOf = new Map<string, string>();
  const tags = new Set<string>();
  const options = { domainId, stamp, publish, isDryRun };
  let number = 0;
  let batch: ReadPage[] = [];
  const onDamage = (sentence: string) => reporter.lose('The list', `The rest after row ${number}`, sentence);
  for await (const row of readRows(file, mapping, onDamage)) {
    number += 1;
    if (number === 1) reportColumns(row);
    const page = await pageOf(row, `Row ${number}`);
    if (page) batch.push(page);
    if (batch.length < ROWS_AT_ONCE) continue;
    await storeAll(db, batch, reporter, options);
    say(`${number} rows`, 0.5);
    batch = [];
  }
  if (batch.length > 0) await storeAll(db, batch, reporter, options);
  say(`${number} rows`, 1);
  await addTags(db, tagCategories(tags), { ...options, lose: (what, why) => reporter.lose('The list', what, why) });

  function reportColumns(row: Row): void {
    const left = Object.keys(row).filter((name) => !named.has(name));
    const unknown = [...named].filter((name) => !(name in row) && !mapping.ignore.includes(name));
    if (left.length > 0) reporter.lose('The list', `Columns: ${left.join(', ')}`, 'the mapping does not name them');
    if (unknown.length > 0)
      reporter.lose('The mapping', `Columns: ${unknown.join(', ')}`, 'the list does not have them');
  }

  async function pageOf(row: Row, source: string): Promise<ReadPage | undefined> {
    const slug = placed(filled(mapping.slug, row));
    const _id = idFor(prefix, mapping.id ? filled(mapping.id, row) : slug);
    const lose = (what: string, why: string) => reporter.lose(source, what, why, _id);
    if (slug === '' || isEmpty(mapping.slug, row)) {
      reporter.lose(source, 'The whole row', 'it has nothing to make an address of');
      return undefined;
    }
    const earlier = rowOf.get(_id);
    if (earlier !== undefined) {
      const same = mapping.id ? 'id' : 'address; `id` in the mapping tells them apart';
      reporter.lose(source, 'The whole row', `${earlier} has the same ${same}`);
      return undefined;
    }
    rowOf.set(_id, source);
    if (Object.values(row).some((value) => value.includes('\ufffd')))
      reporter.lose('The list', 'Letters that cannot be read', `they are not ${mapping.encoding}: name its "encoding"`);
    const at: Surroundings = {
      lose,
      picture: (address) => {
        lose(`A picture: ${address.slice(0, 200)}`, 'texts of lists have no pictures');
        return undefined;
      },
      link: (href) => usableLink(href, lose),
    };
    const page: Record<string, unknown> = { domainId, slug, template: mapping.template };
    if (mapping.headerType) page.headerType = mapping.headerType;
    for (const [path, text] of Object.entries(mapping.fields))
      if (!isEmpty(text, row)) setAt(page, path, filled(text, row));
    const own = mapping.tags.filter((tag) => !isEmpty(tag, row)).map((tag) => filled(tag, row));
    for (const tag of own) tags.add(tag);
    page.tags = own;
    if (mapping.text)
      page.contents = pageContents(piecesOf(readMarkup(markupOf(filled(mapping.text, row), lose)), at), at);
    if (mapping.picture && !isEmpty(mapping.picture, row)) {
      const address = filled(mapping.picture, row);
      const taken = await library.take({ _id: idFor(prefix, address), address });
      if (taken.kind === 'image') setAt(page, 'header.image.imageId', taken.imageId);
      else lose(`A picture: ${address.slice(0, 200)}`, taken.kind === 'missing' ? taken.why : 'it is not a picture');
    }
    return { _id, collection: 'pages', isPublic: true, source, title: slug, page };
  }
}

function placed(text: string): string {
  const slug = text.split('/').map(toSlug).filter(Boolean).join('/').slice(0, 180).replace(/\/$/, '');
  return isReservedSlug(slug) ? `page-${slug}` : slug;
}
