import { resolve } from 'node:path';
import { addressHolders } from '#content-store/drafts/pages/find-page.ts';
import { AppError } from '#content-store/model/error.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { columnsOf, filled, isEmpty, type Mapping, type Row, readRows, setAt } from './csv/read-rows.ts';
import { markupOf } from './markdown/read-document.ts';
import { pageContents } from './markup/blocks-of.ts';
import { piecesOf } from './markup/pieces-of.ts';
import { readMarkup } from './markup/read-markup.ts';
import { type Surroundings, usableLink } from './markup/surroundings.ts';
import { createLibrary, idFor } from './media/library.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { addressOf } from './store/named-address.ts';
import { beginSource, type Entry, sourceOf } from './store/source.ts';
import { type ReadPage, storeAll } from './store/store-all.ts';
import { fillSite } from './store/store-site.ts';
import { tagNamed } from './store/tag-name.ts';
import { languageCalled } from './store/versions.ts';

export { readMapping } from './csv/read-rows.ts';

/**
 * Imports a list, a page for each row, as a mapping says. The list is read twice: for the addresses, then for the rest.
 * Running it again updates what it made. Throws AppError `invalid`, before anything is stored, when rows have one address
 * and nothing else to tell them apart.
 */
export async function importCsv(file: string, mapping: Mapping, needs: MoveInNeeds): Promise<void> {
  const { reporter, domainId, say } = needs;
  const library = createLibrary(needs);
  const named = columnsOf(mapping);
  const source = sourceOf('csv', { name: mapping.slug, place: resolve(file) }, needs);
  const { prefix } = source;
  const known = new Set((await addressHolders(needs.db, domainId)).values());
  const into = { prefix, known, domainId };
  const rows = await entriesOf(file, mapping, into);
  const addresses = await beginSource(needs, source, [...rows.values()]);
  const tags = new Set<string>();
  let number = 0;
  await storeAll(needs, readPages(), () => say(`${number} rows`, 0.5));
  say(`${number} rows`, 1);
  await fillSite(needs, 'The list', { tags, addresses });

  async function* readPages(): AsyncGenerator<ReadPage> {
    const onDamage = (sentence: string) => reporter.lose('The list', `The rest after row ${number}`, sentence);
    for await (const row of readRows(file, mapping, onDamage)) {
      number += 1;
      if (number === 1) reportColumns(row);
      const page = await pageOf(row, number);
      if (page) yield page;
    }
  }

  function reportColumns(row: Row): void {
    const isRead = (name: string) => named.has(name) || (siteLanguages.length > 1 && IS_LANGUAGE.test(name));
    const left = Object.keys(row).filter((name) => !isRead(name));
    const unknown = [...named].filter((name) => !(name in row) && !mapping.ignore.includes(name));
    if (left.length > 0) reporter.lose('The list', `Columns: ${left.join(', ')}`, 'the mapping does not mention them');
    if (unknown.length > 0)
      reporter.lose('The mapping', `Columns: ${unknown.join(', ')}`, 'the list does not contain them');
  }

  async function pageOf(row: Row, rowNumber: number): Promise<ReadPage | undefined> {
    const source = `Row ${rowNumber}`;
    const _id = entryOf(row, mapping, into)?._id;
    const entry = _id && rows.get(_id);
    const address = _id && addresses.of(_id);
    if (!entry || !address) {
      reporter.lose(source, 'The whole row', 'it has nothing to make an address from');
      return undefined;
    }
    if (entry.number !== rowNumber) {
      const same = mapping.id ? 'id' : 'address; `id` in the mapping tells them apart';
      reporter.lose(source, 'The whole row', `Row ${entry.number} has the same ${same}`);
      return undefined;
    }
    const { slug, note, translationKey } = address;
    const lose = (what: string, why: string) => reporter.lose(source, what, why, _id);
    if (Object.values(row).some((value) => value.includes('\ufffd')))
      reporter.lose('The list', 'Letters that cannot be read', `they are not ${mapping.encoding}: name its "encoding"`);
    const at: Surroundings = {
      lose,
      picture: (address) => {
        lose(`A picture: ${address.slice(0, 200)}`, 'text in lists cannot have pictures');
        return undefined;
      },
      link: (href) => usableLink(href, lose),
    };
    const page: Record<string, unknown> = { domainId, slug, template: mapping.template, translationKey };
    if (mapping.headerType) page.headerType = mapping.headerType;
    for (const [path, text] of Object.entries(mapping.fields))
      if (!isEmpty(text, row)) setAt(page, path, filled(text, row));
    const filledTags = mapping.tags.filter((tag) => !isEmpty(tag, row)).map((tag) => filled(tag, row).split(':'));
    const own = filledTags.map(([category = '', ...name]) => tagNamed(category, name.join(':')));
    for (const tag of own) tags.add(tag);
    page.tags = own;
    const text = filled(mapping.text ?? '', row);
    if (mapping.text) page.contents = pageContents(piecesOf(readMarkup(markupOf(text, lose)), at), at);
    if (mapping.picture && !isEmpty(mapping.picture, row)) {
      const address = filled(mapping.picture, row);
      const taken = await library.take({ _id: idFor(prefix, address), address });
      if (taken.kind === 'image') setAt(page, 'header.image.imageId', taken.imageId);
      else lose(`A picture: ${address.slice(0, 200)}`, taken.kind === 'missing' ? taken.why : 'it is not a picture');
    }
    const { length } = text;
    return { _id, collection: 'pages', isPublic: true, source, title: slug, length, note, page };
  }
}

interface RowEntry extends Entry {
  /** The text that the mapping makes the address from. */
  text: string;
}

/** The column with the language of a row. */
const IS_LANGUAGE = /^lang(?:uage)?$/i;

/** Where rows go: the ids of all pages, by which those are found that earlier versions imported, and how those of this list begin. */
interface Into {
  prefix: string;
  known: ReadonlySet<string>;
  domainId: string;
}

/** A row that becomes a page; undefined when it has nothing to make an address of. */
function entryOf(row: Row, mapping: Mapping, { prefix, known, domainId }: Into): RowEntry | undefined {
  const text = filled(mapping.slug, row);
  const first = languageCalled(siteLanguages[0].tag, domainId);
  const column = Object.keys(row).find((name) => IS_LANGUAGE.test(name));
  const language = (column && languageCalled(row[column] ?? '', domainId)) || first;
  const address = addressOf(text, undefined, language?.tag);
  if (address.slug === '' || isEmpty(mapping.slug, row)) return undefined;
  const own = mapping.id && filled(mapping.id, row);
  const name = own || addressOf(text, undefined, 'en').slug;
  const inLanguage = language === first ? '' : ` ${language?.tag}`;
  const ids = [name + inLanguage, address.earlier ?? ''].map((id) => idFor(prefix, id));
  const _id = (!own && !inLanguage && ids.find((id) => known.has(id))) || (ids[0] ?? '');
  return { _id, text, isPublic: true, version: language && { language, name }, ...address };
}

/** The first row of each id, from 1. Throws AppError `invalid` when two different rows would be taken for the same. */
async function entriesOf(file: string, mapping: Mapping, into: Into) {
  const entries = new Map<string, RowEntry & { number: number }>();
  let number = 0;
  for await (const row of readRows(file, mapping, () => {})) {
    number += 1;
    const entry = entryOf(row, mapping, into);
    const earlier = entry && entries.get(entry._id);
    if (earlier && !mapping.id && earlier.text !== entry.text) {
      const message = `Rows ${earlier.number} and ${number} (${earlier.text}, ${entry.text}) have one address, /${entry.slug}: name an "id" in the mapping that tells them apart`;
      throw new AppError('invalid', message);
    }
    if (entry && !earlier) entries.set(entry._id, { ...entry, number });
  }
  return entries;
}
