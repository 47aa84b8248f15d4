import { type Extension, inBoundary, loadExtensions } from '#build/site-folder/load-extensions.ts';
import { AppError } from '#content-store/model/error.ts';
import { ownExtensions } from '#own/extensions.ts';
import type { ImportedPage } from '#site/extend/import-source.ts';
import { pageContents } from './markup/blocks-of.ts';
import { headOf } from './markup/pictures.ts';
import { piecesOf } from './markup/pieces-of.ts';
import { elementsIn, readMarkup } from './markup/read-markup.ts';
import { type FoundPicture, usableLink } from './markup/surroundings.ts';
import { createLibrary, idFor, type Taken } from './media/library.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { addressOf } from './store/named-address.ts';
import { beginSource, type PlannedAddress, sourceOf } from './store/source.ts';
import { type ReadPage, storeAll } from './store/store-all.ts';
import { fillSite } from './store/store-site.ts';

type OwnSource = Extension<'import-sources'>;

/** The import source of the site folder that has this name. Throws AppError `invalid` when there is none that can be used. */
export async function sourceNamed(name: string, files = ownExtensions): Promise<OwnSource> {
  const file = `import-sources/${name}.ts`;
  const load = files[file];
  if (!load) throw new AppError('invalid', `The site folder has no ${file}`);
  const { extensions, problems } = await loadExtensions({ [file]: load });
  const [source] = extensions['import-sources'];
  if (!source) throw new AppError('invalid', problems.join());
  return source;
}

/** However long it takes: a person waits for it, and can end it. */
const TIMEOUT_MS = 24 * 60 * 60_000;

/** Imports the pages that a source of the site folder finds. Running it again updates what it made. */
export async function importOwn(from: OwnSource, args: readonly string[], needs: MoveInNeeds): Promise<void> {
  const { reporter, domainId, say } = needs;
  const source = sourceOf('own', { name: [from.name, ...args].join(' '), place: from.file }, needs);
  const library = createLibrary(needs);
  const idOf = ({ id }: ImportedPage) => idFor(source.prefix, id);
  const found = await inBoundary(from.file, () => pagesOf(from, args), TIMEOUT_MS);
  const entries = found.map((page) => ({ _id: idOf(page), isPublic: !page.isDraft, ...addressOf(page.address) }));
  const addresses = await beginSource(needs, source, entries);
  await storeAll(needs, readPages(), () => say(`${found.length} pages`, 0.5));
  say(`${found.length} pages`, 1);
  await fillSite(needs, 'The source', { tags: new Set(found.flatMap(({ tags = [] }) => tags)), addresses });

  async function* readPages(): AsyncGenerator<ReadPage> {
    for (const page of found) {
      const address = addresses.of(idOf(page));
      if (address) yield await readPage(idOf(page), page, address);
    }
  }

  async function readPage(_id: string, page: ImportedPage, { slug, note }: PlannedAddress): Promise<ReadPage> {
    const { title, description = '', html = '', tags = [], publishDate, author, isDraft = false } = page;
    const lose = (what: string, why: string) => reporter.lose(page.id, what, why, _id);
    const nodes = readMarkup(html);
    const taken = new Map<string, Taken>();
    for (const { attribs } of elementsIn(nodes, 'img')) {
      const src = attribs.src ?? '';
      taken.set(src, await library.take({ _id: idFor(source.prefix, src), address: src, alt: attribs.alt ?? '' }));
    }
    const picture = (src: string): FoundPicture | undefined => {
      const found = taken.get(src);
      if (found?.kind === 'image') return { imageId: found.imageId, alt: '', caption: '' };
      lose(`A picture: ${src.slice(0, 300)}`, found?.kind === 'missing' ? found.why : 'it is not a picture');
      return undefined;
    };
    const at = { lose, picture, link: (href: string) => usableLink(href, lose) };
    return {
      ...{ _id, collection: 'pages', source: page.id, title, length: html.length, isPublic: !isDraft, note },
      page: {
        ...{ domainId, slug, tags, description, publishDate, author },
        ...headOf(slug, undefined),
        header: { heading: title.slice(0, 300), description },
        contents: pageContents(piecesOf(nodes, at), at),
      },
    };
  }
}

/** Throws an Error for what is no page. */
async function pagesOf({ value }: OwnSource, args: readonly string[]): Promise<ImportedPage[]> {
  const found: ImportedPage[] = [];
  for await (const page of value.read(args)) {
    if (![page.id, page.address, page.title].every((text) => typeof text === 'string'))
      throw new Error('expected pages with id, address and title');
    found.push(page);
  }
  return found;
}
