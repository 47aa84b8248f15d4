import { documentFile, documentFiles, type StoredDocument } from '#content-store/search/document-files.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';
import { hashOfBytes } from '../output/hash.ts';
import type { SearchFolder } from './search-folder.ts';

const DOCUMENT = /^pages\/(\w+)(?:-\d+)?\.json$/;

/** True for a file of a document. */
export const isDocumentFile = (name: string): boolean => DOCUMENT.test(name);

/** The documents of an index, in their files. */
export class IndexedDocuments {
  readonly #folder: SearchFolder;

  constructor(folder: SearchFolder) {
    this.#folder = folder;
  }

  /** The refs of all documents that have a file. */
  refs(): Set<string> {
    return new Set(this.#folder.names().flatMap((name) => DOCUMENT.exec(name)?.[1] ?? []));
  }

  get(ref: string): SearchDocument | null {
    const first = documentFile(ref);
    if (!this.#folder.known(first)) return null;
    const { more: _, ...document } = JSON.parse(this.#folder.read(first)) as StoredDocument;
    const parts = this.#filesOf(ref).filter((name) => name !== first);
    const rest = parts.reverse().map((name) => JSON.parse(this.#folder.read(name)) as string);
    return { ...document, text: document.text + rest.join('') };
  }

  /** Writes a document, or removes it (null). Returns the names of its files. */
  set(ref: string, document: SearchDocument | null): string[] {
    const before = this.#filesOf(ref);
    const files = new Map(document ? documentFiles(ref, document) : []);
    for (const [name, text] of files) this.#folder.put(name, text);
    for (const name of before) if (!files.has(name)) this.#folder.remove(name);
    return [...files.keys()];
  }

  /** Removes all other files of documents, also those that a killed run has begun. */
  keepOnly(names: ReadonlySet<string>): void {
    for (const name of this.#folder.names()) if (isDocumentFile(name) && !names.has(name)) this.#folder.remove(name);
  }

  /** True when a document is not what its files say. */
  isNew(ref: string, document: SearchDocument | null): boolean {
    const files = document ? documentFiles(ref, document) : [];
    const isWritten = files.every(([name, text]) => this.#folder.known(name)?.hash === hashOfBytes(Buffer.from(text)));
    return !isWritten || this.#filesOf(ref).length !== files.length;
  }

  /** The files of a document that exist, the first one last. */
  #filesOf(ref: string): string[] {
    const names: string[] = [];
    for (let part = 1; this.#folder.known(documentFile(ref, part)); part += 1) names.unshift(documentFile(ref, part));
    const first = documentFile(ref);
    return this.#folder.known(first) ? [...names, first] : names;
  }
}
