import type { createLibrary, Taken } from '../media/library.ts';
import { idFor } from '../media/library.ts';
import { uploadPath } from '../media/media-source.ts';
import { oldPlace } from './new-addresses.ts';
import { filePath, type WxrIndex } from './read-index.ts';
import { SIZE, type SourceLinks } from './source-links.ts';

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
