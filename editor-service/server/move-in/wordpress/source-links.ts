import { type Surroundings, usableLink } from '../markup/surroundings.ts';
import { type createLibrary, idFor, type Taken } from '../media/library.ts';
import { uploadPath } from '../media/media-source.ts';
import { oldPlace } from './new-addresses.ts';
import { filePath, type WxrIndex } from './read-index.ts';

/** `photo-1024x768.jpg` is a size of `photo.jpg`, which may be stored as `photo-scaled.jpg`. */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.[a-z0-9]+$)/i;
const SCALED = /-scaled(?=\.[a-z0-9]+$)/i;

export type SourceLinks = ReturnType<typeof sourceLinks>;

/** How old addresses of an export are found again. */
export function sourceLinks(index: WxrIndex, slugs: ReadonlyMap<number, string>) {
  const byPlace = new Map<string, number>();
  const pages = [...index.items.values()].filter(({ isPage }) => isPage);
  // Texts speak of the old site: where a page was there comes last, and of those places what visitors knew.
  for (const { id, oldSlugs } of pages) {
    const above = slugs.get(id)?.split('/').slice(0, -1) ?? [];
    for (const old of oldSlugs) byPlace.set(`/${[...above, old].join('/')}?`, id);
  }
  for (const { id } of pages) byPlace.set(`/${slugs.get(id)}?`, id);
  for (const { id, link, guid } of pages.toSorted((a, b) => Number(a.isPublic) - Number(b.isPublic))) {
    for (const address of [guid, link].filter(Boolean)) {
      const place = oldPlace(address, index.address);
      if (place && (place.path !== '/' || place.query !== '')) byPlace.set(keyOf(place), id);
    }
  }

  /** The number of the attachment at an address, in any of its sizes. */
  const attachmentAt = (address: string): number | undefined => {
    const path = filePath(address);
    const tries = [path, path.toLowerCase()].flatMap((key) => {
      const whole = key.replace(SIZE, '');
      return [key, whole, whole.replace(/(?=\.[a-z0-9]+$)/i, '-scaled'), key.replace(SCALED, '')];
    });
    return tries.map((key) => index.attachmentsByPath.get(key)?.id).find((id) => id !== undefined);
  };

  return {
    attachmentAt,
    /** Where a link leads now; empty for one that links may not have. */
    link: (address: string, fileAt: (address: string) => Taken | undefined, lose: Surroundings['lose']): string => {
      const href = address.trim().replaceAll('&amp;', '&');
      if (href === '' || href.startsWith('#')) return href;
      const place = /^(?:https?:)?\/\/|^\//i.test(href)
        ? oldPlace(href.startsWith('//') ? `https:${href}` : href, index.address)
        : undefined;
      if (!place) return usableLink(href, lose);
      const fragment = /#[^#]*$/.exec(href)?.[0] ?? '';
      if (uploadPath(href) !== undefined) return linkToFile(href, fileAt(href), lose);
      const id = byPlace.get(keyOf(place)) ?? idInQuery(place.query, index);
      const slug = id === undefined ? undefined : slugs.get(id);
      if (slug !== undefined) return `/${slug}${fragment}`;
      if (place.path === '/' && place.query === '') return `/${fragment}`;
      lose(`A link: ${place.path}${place.query && `?${place.query}`}`, 'the file has no page at that address');
      return usableLink(`${place.path}${place.query && `?${place.query}`}${fragment}`, lose);
    },
  };
}

const keyOf = ({ path, query }: { path: string; query: string }): string => `${path.toLowerCase()}?${query}`;

/** `?p=12`, `?page_id=12`: any post by its number. */
function idInQuery(query: string, { items }: WxrIndex): number | undefined {
  const parameters = new URLSearchParams(query);
  const id = Number(parameters.get('p') ?? parameters.get('page_id'));
  return items.has(id) ? id : undefined;
}

function linkToFile(href: string, file: Taken | undefined, lose: Surroundings['lose']): string {
  if (file?.kind === 'file') return file.href;
  if (file?.kind === 'image') return ''; // the picture itself is on the page
  lose(`A link to a file: ${href.slice(0, 300)}`, file?.kind === 'missing' ? file.why : 'it is not in the file');
  return '';
}

type Library = ReturnType<typeof createLibrary>;

const ADDRESS = /(?:src|href|data-src|poster)\s*=\s*["']([^"'<>]{1,2000})["']|"(?:url|href|src)":"([^"]{1,2000})"/g;

/** The files of an export in the library: its attachments, and those that texts show without one. */
export function createPostMedia(library: Library, index: WxrIndex, links: SourceLinks) {
  const byNumber = new Map<number, Taken>();
  const byPath = new Map<string, Taken>();

  return {
    /** Takes all attachments. */
    takeAttachments: async (onShare: (done: number, all: number) => void): Promise<void> => {
      let done = 0;
      for (const { id, address, title, alt } of index.attachments.values()) {
        byNumber.set(id, await library.take({ _id: `${index.source.prefix}-${id}`, address, title, alt }));
        done += 1;
        onShare(done, index.attachments.size);
      }
    },
    /** Takes the files of this site that a text shows and no attachment is. */
    takeFilesOf: async (text: string): Promise<void> => {
      for (const [, inMarkup, inAttributes] of text.matchAll(ADDRESS)) {
        const address = (inMarkup ?? inAttributes ?? '').replaceAll('\\/', '/').replaceAll('&amp;', '&');
        const key = filePath(address);
        const isOfSite = uploadPath(address) !== undefined && oldPlace(address, index.address) !== undefined;
        if (!isOfSite || byPath.has(key) || links.attachmentAt(address) !== undefined) continue;
        byPath.set(key, await takeLargest(address));
      }
    },
    taken: (address: string, number?: number): Taken | undefined =>
      number === undefined ? byPath.get(filePath(address)) : byNumber.get(number),
  };

  /** The whole picture rather than one of its sizes, if it is there. */
  async function takeLargest(address: string): Promise<Taken> {
    const whole = address.replace(SIZE, '');
    const taken = await library.take({ _id: idFor(index.source.prefix, filePath(whole)), address: whole });
    if (taken.kind !== 'missing' || whole === address) return taken;
    return library.take({ _id: idFor(index.source.prefix, filePath(address)), address });
  }
}
