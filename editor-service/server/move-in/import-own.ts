import { type Extension, loadExtensions } from '#build/site-folder/load-extensions.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import { ownExtensions } from '#own/extensions.ts';
import type { ImportedPage } from '#site/extend/import-source.ts';
import { pageContents } from './markup/blocks-of.ts';
import { headOf } from './markup/pictures.ts';
import { piecesOf } from './markup/pieces-of.ts';
import { elementsIn, readMarkup } from './markup/read-markup.ts';
import { type Surroundings, usableLink } from './markup/surroundings.ts';
import { createLibrary, idFor, type Taken } from './media/library.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { addressOf, beginSource, type Entry, sourceOf } from './store/source.ts';
import { type ReadPage, storeAll } from './store/store-all.ts';
import { fillSite } from './store/store-site.ts';

type OwnSource = Extension<'import-sources'>;

/** The import source of the site folder that has this name. Throws AppError `invalid` when there is none that can be used. */
export async function sourceNamed(name: string, files = ownExtensions): Promise<OwnSource> {
  const named = Object.entries(files).filter(([file]) => file === `import-sources/${name}.ts`);
  const { extensions, problems } = await loadExtensions(Object.fromEntries(named));
  const [source] = extensions['import-sources'];
  if (source) return source;
  const known = Object.keys(files).filter((file) => file.startsWith('import-sources/'));
  throw new AppError(
    'invalid',
    problems[0] ??
      `The site folder has no import-sources/${name}.ts${known.length > 0 ? `, but ${known.join(', ')}` : ''}`,
  );
}

/** Imports the pages that a source of the site folder finds. Running it again updates what it made. */
export async function importOwn(from: OwnSource, args: readonly string[], needs: MoveInNeeds): Promise<void> {
  const { reporter, domainId, say } = needs;
  const source = sourceOf('own', { name: [from.name, ...args].join(' '), place: from.file }, needs);
  const library = createLibrary(needs);
  const idOf = ({ id }: ImportedPage) => idFor(source.prefix, id);
  const found = await pagesOf(from, args);
  const entries = found.map(
    (page): Entry => ({ _id: idOf(page), isPublic: page.isDraft !== true, ...addressOf(page.address) }),
  );
  const addresses = await beginSource(needs, source, entries);
  await storeAll(needs, readPages(), () => say(`${found.length} pages`, 0.5));
  say(`${found.length} pages`, 1);
  await fillSite(needs, 'The source', { tags: new Set(found.flatMap(({ tags = [] }) => tags)), addresses });

  async function* readPages(): AsyncGenerator<ReadPage> {
    for (const page of found) {
      const address = addresses.of(idOf(page));
      if (address) yield await readPage(page, address);
    }
  }

  async function readPage(
    page: ImportedPage,
    { slug, note }: NonNullable<ReturnType<typeof addresses.of>>,
  ): Promise<ReadPage> {
    const { title, description = '', html = '', tags = [], publishDate, author, isDraft = false } = page;
    const _id = idOf(page);
    const lose = (what: string, why: string) => reporter.lose(page.id, what, why, _id);
    const nodes = readMarkup(html);
    const taken = new Map<string, Taken>();
    for (const { attribs } of elementsIn(nodes, 'img')) {
      const src = attribs.src ?? '';
      taken.set(src, await library.take({ _id: idFor(source.prefix, src), address: src, alt: attribs.alt ?? '' }));
    }
    const at: Surroundings = {
      lose,
      picture: (src) => {
        const picture = taken.get(src);
        if (picture?.kind === 'image') return { imageId: picture.imageId, alt: '', caption: '' };
        lose(`A picture: ${src.slice(0, 300)}`, picture?.kind === 'missing' ? picture.why : 'it is not a picture');
        return undefined;
      },
      link: (href) => usableLink(href, lose),
    };
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

/** Throws AppError `invalid` that names the file. */
async function pagesOf({ file, value }: OwnSource, args: readonly string[]): Promise<ImportedPage[]> {
  try {
    const found: ImportedPage[] = [];
    for await (const page of value.read(args)) found.push(page);
    const isPage = ({ id, address, title }: ImportedPage) =>
      [id, address, title].every((text) => typeof text === 'string');
    if (!found.every(isPage)) throw new Error('expected pages with id, address and title');
    return found;
  } catch (cause) {
    throw new AppError('invalid', `site folder: ${file}: ${messageOf(cause)}`, { cause });
  }
}
