import { readdir, realpath } from 'node:fs/promises';
import { basename, join, posix, relative } from 'node:path';
import { decoded } from '#content-store/model/values/address-encoding.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { plainMarkdown } from './markdown/other-syntax.ts';
import { factsOf, markupOf, readDocument, textIn, withoutCode } from './markdown/read-document.ts';
import { pageContents } from './markup/blocks-of.ts';
import { headOf } from './markup/pictures.ts';
import { piecesOf } from './markup/pieces-of.ts';
import { elementsIn, readMarkup, wordsOf } from './markup/read-markup.ts';
import { type FoundPicture, type Surroundings, usableLink } from './markup/surroundings.ts';
import { createLibrary, idFor, type Taken } from './media/library.ts';
import { folderMedia, pathOf } from './media/media-source.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { addressOf } from './store/named-address.ts';
import { beginSource, type Entry, sourceOf } from './store/source.ts';
import { type ReadPage, storeAll } from './store/store-all.ts';
import { fillSite } from './store/store-site.ts';
import { type ImportedVersion, languageCalled } from './store/versions.ts';

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
/** Docusaurus reads every Markdown file as MDX. */
const IMPORTS = /^import\s[^\n]*\sfrom\s+["'][^"'\n]+["'];?[ \t]*$/m;
const README = /(?:^|\/)readme\.[^/]*$/i;
/** Folders whose files are addressed from the root of a site. */
const PUBLIC_FOLDERS = ['', '/public', '/static', '/assets', '/src/assets'];

/**
 * Imports the Markdown and MDX files of a folder with the pictures beside them, at addresses that follow their paths. Running
 * it again updates what it made.
 */
export async function importMarkdown(folder: string, given: MoveInNeeds): Promise<void> {
  const { reporter, domainId, say } = given;
  const root = await realpath(folder);
  const source = sourceOf('md', { name: basename(root), place: root }, given);
  const { prefix } = source;
  const library = createLibrary({ ...given, source: await folderMedia(root) });
  // With types, folders that are links are not entered: one may lead back to where it is.
  const files = (await readdir(root, { recursive: true, withFileTypes: true }))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => MARKDOWN.test(file) && !/(?:^|\/)(?:node_modules\/|\.)/.test(file))
    .sort();
  const entries: (Entry & { file: string })[] = [];
  const tags = new Set<string>();
  for (const file of files) {
    const text = await textIn(root, file, () => {});
    if (text === undefined) continue;
    const { slug, isDraft } = factsOf(readDocument(text, () => {}).front, () => {});
    const { version, path } = versionOf(pathOfPage(file), domainId);
    entries.push({
      file,
      _id: idFor(prefix, file),
      isPublic: !isDraft,
      version,
      ...addressOf(slug || path, undefined, version?.language.tag),
    });
  }
  // In a folder that has both, the index is its page.
  entries.sort((a, b) => Number(README.test(a.file)) - Number(README.test(b.file)));
  const addresses = await beginSource(given, source, entries);
  const ids = new Map([
    ...entries.map(({ file, _id }) => [file.normalize('NFC'), _id] as const),
    ...entries.map(({ file, _id }) => [file, _id] as const),
  ]);

  let count = 0;
  const onStored = () => say(`${count} of ${files.length} files`, count / (files.length || 1));
  const redirects = await storeAll(given, readPages(), onStored);
  await fillSite(given, 'The folder', { tags, redirects, addresses });

  async function* readPages(): AsyncGenerator<ReadPage> {
    for (const file of files) {
      count += 1;
      const page = await readFileAsPage(file);
      if (page) yield page;
    }
  }

  async function readFileAsPage(file: string): Promise<ReadPage | undefined> {
    const _id = idFor(prefix, file);
    const lose = (what: string, why: string) => reporter.lose(file, what, why, _id);
    const whole = await textIn(root, file, lose);
    if (whole === undefined) return undefined;
    const { front, body } = readDocument(whole, lose);
    const facts = factsOf(front, lose);
    const text = /\.mdx$/i.test(file) || IMPORTS.test(body) ? withoutCode(body, lose) : body;
    const nodes = readMarkup(markupOf(plainMarkdown(text, lose), lose));
    const [heading] = elementsIn(nodes, 'h1');
    const title = facts.title || (heading ? wordsOf(heading.children) : '') || basename(file).replace(MARKDOWN, '');
    const wanted = [...elementsIn(nodes, 'img').map(({ attribs }) => attribs.src ?? ''), facts.picture].filter(
      (src) => src && !/^[a-z]+:|^\/\//i.test(src),
    );
    const taken = new Map<string, Taken>();
    for (const src of wanted) if (!taken.has(src)) taken.set(src, await take(src, file));
    const at: Surroundings = {
      lose,
      picture: (src): FoundPicture | undefined => {
        const found = taken.get(src);
        if (found?.kind === 'image') return { imageId: found.imageId, alt: '', caption: '' };
        lose(`A picture: ${src.slice(0, 300)}`, found?.kind === 'missing' ? found.why : 'it is on another site');
        return undefined;
      },
      link: (href) => linkFrom(file, href, lose),
    };
    const image = facts.picture ? at.picture(facts.picture) : undefined;
    const address = addresses.of(_id);
    if (!address) return undefined;
    const { slug, note, translationKey } = address;
    const isTitle = heading !== undefined && wordsOf(heading.children) === title;
    for (const tag of facts.tags) tags.add(tag);
    return {
      ...{ _id, collection: 'pages', source: file, title, length: whole.length, isPublic: !facts.isDraft, note },
      oldAddresses: () => facts.aliases.map((from) => (from.startsWith('/') ? from : `/${from}`)),
      page: {
        ...{ domainId, slug, tags: facts.tags, description: facts.description, publishDate: facts.publishDate },
        ...{ author: facts.author || undefined, translationKey },
        ...headOf(slug, image),
        header: {
          heading: title.slice(0, 300),
          description: facts.description,
          ...(image && { image: { imageId: image.imageId, alt: image.alt } }),
        },
        contents: pageContents(piecesOf(isTitle ? nodes.filter((node) => node !== heading) : nodes, at), at),
      },
    };
  }

  /** A picture beside the file, or below one of the folders that sites keep public files in. */
  async function take(src: string, file: string): Promise<Taken> {
    const path =
      pathOf(
        URL.parse(src, `http://source.invalid/${file.split('/').map(encodeURIComponent).join('/')}`)?.href ?? '',
      ) ?? '';
    let last: Taken = { kind: 'missing', why: 'it is not in the folder' };
    for (const above of src.startsWith('/') ? PUBLIC_FOLDERS : ['']) {
      const address = encodeURI((above + path).toWellFormed());
      last = await library.take({ _id: idFor(prefix, address), address });
      if (last.kind !== 'missing') return last;
    }
    return last;
  }

  function linkFrom(file: string, href: string, lose: Surroundings['lose']): string {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.trim()) ?? [];
    if (MARKDOWN.test(path) && !/^[a-z]+:/i.test(path)) {
      const target = posix.join(path.startsWith('/') ? '' : posix.dirname(file), decoded(path).replace(/^\//, ''));
      const to = addresses.of(ids.get(target) ?? ids.get(target.normalize('NFC')) ?? '');
      if (to) return `/${to.slug}${rest}`;
      lose(`A link: ${href.slice(0, 200)}`, 'there is no such file in the folder');
    }
    return usableLink(href, lose);
  }
}

/** A first folder or a suffix named like a language: `de/about`, `about.de`; the rest of the path is the same in all of them. */
function versionOf(path: string, domainId: string): { version: ImportedVersion | undefined; path: string } {
  const [, folder = '', below = ''] = /^([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  const [, before = '', suffix = ''] = /^(.*)\.([^./]+)$/.exec(path) ?? [];
  const ofFolder = languageCalled(folder, domainId);
  const language = ofFolder ?? languageCalled(suffix, domainId);
  const name = ofFolder ? below : language ? pathOfPage(`${before}.md`) : path;
  const own = language ?? languageCalled(siteLanguages[0].tag, domainId);
  return { version: own && { language: own, name }, path: language ? name : path };
}

/** `guide/getting-started.md` → `guide/getting-started`; `guide/index.md` and `guide/README.md` → `guide`. */
const pathOfPage = (file: string): string => file.replace(MARKDOWN, '').replace(/(?:^|\/)(?:_?index|readme)$/i, '');
