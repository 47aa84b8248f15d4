import type { PublishedPage } from '../model/entities/page.ts';
import { parseDocumentPath } from '../model/published/published-path.ts';
import { DomainContent, type PagesState } from './domain-content.ts';
import { type FileProblem, type PublishedDocument, parseFile } from './parse-file.ts';
import { ScratchFile } from './scratch-file.ts';
import type { PublishedStore } from './store.ts';

/** The effect of one changed file on the snapshot. */
export interface AppliedChange {
  path: string;
  before: PublishedDocument | undefined;
  after: PublishedDocument | undefined;
  /** The file is damaged: the previous document stays in force. */
  problem?: FileProblem;
}

const READS_AT_ONCE = 64;

type CurrentPage = (page: PublishedPage) => PublishedPage;
const asStored: CurrentPage = (page) => page;

/** The contents of a snapshot as plain data, from which another thread can recreate it. */
export interface SnapshotState {
  /** All documents except pages. */
  files: ReadonlyMap<string, PublishedDocument>;
  /** The scratch file with the texts of all pages. */
  descriptor: number;
  /** The pages of each domain. */
  pages: ReadonlyMap<string, PagesState>;
  problems: ReadonlyMap<string, FileProblem>;
}

interface SnapshotOptions {
  /** The state of another thread's snapshot. */
  state?: SnapshotState;
  /** Upgrades pages that an earlier version of the code stored. */
  current?: CurrentPage | undefined;
  /** Where the scratch file is made; the system's temporary folder by default, which may be memory. */
  scratchDir?: string | undefined;
}

/** All published documents, kept up to date file by file; the texts of pages lie in a scratch file. */
export class Snapshot {
  /** Damaged files by path. */
  readonly problems: Map<string, FileProblem>;
  readonly #domains = new Map<string, DomainContent>();
  readonly #files = new Map<string, PublishedDocument>();
  readonly #current: CurrentPage;
  readonly #texts: ScratchFile;

  constructor({ state, current = asStored, scratchDir }: SnapshotOptions = {}) {
    this.#current = current;
    this.#texts = new ScratchFile(scratchDir, state?.descriptor);
    this.problems = new Map(state?.problems);
    for (const [domainId, pages] of state?.pages ?? []) {
      this.#domains.set(domainId, new DomainContent(domainId, this.#texts, pages));
    }
    for (const [path, file] of state?.files ?? []) this.#replace(path, undefined, file);
  }

  get state(): SnapshotState {
    const pages = new Map(Array.from(this.#domains, ([domainId, content]) => [domainId, content.pagesState]));
    return { files: this.#files, descriptor: this.#texts.descriptor, pages, problems: this.problems };
  }

  /** The published domains, sorted. */
  domainIds(): string[] {
    const published = [...this.#domains.values()].filter((content) => content.domain !== undefined);
    return published.map((content) => content.domainId).sort();
  }

  /** A domain's content; empty when nothing of it is published. */
  domain(domainId: string): DomainContent {
    const known = this.#domains.get(domainId);
    if (known) return known;
    const content = new DomainContent(domainId, this.#texts);
    this.#domains.set(domainId, content);
    return content;
  }

  /** Applies a file's new text, or its removal (null); a damaged text is reported and changes nothing else. */
  apply(path: string, text: string | null): AppliedChange {
    const before = this.#fileAt(path);
    const parsed = text === null ? undefined : parseFile(path, text);
    if (parsed?.ok === false) {
      this.problems.set(path, parsed.problem);
      return { path, before, after: before, problem: parsed.problem };
    }
    this.problems.delete(path);
    const file = parsed?.file;
    const after = file?.kind === 'page' ? { ...file, document: this.#current(file.document) } : file;
    this.#replace(path, before, after);
    return { path, before, after };
  }

  #fileAt(path: string): PublishedDocument | undefined {
    const parsed = parseDocumentPath(path);
    if (parsed?.kind !== 'page') return this.#files.get(path);
    const { kind, domainId, pageId } = parsed;
    const document = this.#domains.get(domainId)?.pages.get(pageId);
    return document && { kind, domainId, document };
  }

  #replace(path: string, before: PublishedDocument | undefined, after: PublishedDocument | undefined) {
    if (before) this.domain(before.domainId).remove(before);
    if (after) this.domain(after.domainId).add(after);
    if (after && after.kind !== 'page') this.#files.set(path, after);
    else this.#files.delete(path);
  }
}

/** Reads all published documents of a store, in the order of their paths; damaged ones are in `problems`. */
export async function loadSnapshot(
  store: PublishedStore,
  options: Pick<SnapshotOptions, 'current' | 'scratchDir'> & { onRead?: (() => void) | undefined } = {},
): Promise<Snapshot> {
  const snapshot = new Snapshot(options);
  const paths = (await store.list()).filter(parseDocumentPath);
  for (let start = 0; start < paths.length; start += READS_AT_ONCE) {
    const batch = paths.slice(start, start + READS_AT_ONCE);
    const files = await Promise.all(batch.map((path) => store.read(path)));
    options.onRead?.();
    for (const [index, path] of batch.entries()) snapshot.apply(path, files[index]?.toString() ?? null);
  }
  return snapshot;
}
