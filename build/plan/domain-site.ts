import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { FileProblem } from '#content-store/published/parse-file.ts';
import { publishedReader } from '#content-store/published/reader.ts';
import type { Snapshot } from '#content-store/published/snapshot.ts';
import { Manifest, manifestFile } from '../output/manifest.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { SearchIndex } from '../search/search-index.ts';
import { AnswerBook } from './answer-book.ts';
import { refusingReader } from './damaged-files.ts';
import { TraceIndex } from './trace-index.ts';

/** One domain while it is being built: its content, its `dist` folder and what each file there was made from. */
export interface DomainSite {
  readonly domainId: string;
  readonly content: DomainContent;
  readonly output: OutputFolder;
  readonly traces: TraceIndex;
  readonly search: SearchIndex;
  /** Addresses that could not be rendered; every rebuild retries them. */
  readonly failed: Set<string>;
  /** Published files that cannot be read at present, including those of other domains. */
  readonly problems: ReadonlyMap<string, FileProblem>;
  readonly environment: () => PublicEnvironment;
  /** Answers from the current content. */
  readonly answers: () => AnswerBook;
}

interface DomainSiteOptions {
  snapshot: Snapshot;
  domainId: string;
  folder: string;
  manifestFolder: string;
  environment: PublicEnvironment;
}

/** Opens a domain's output folder and its manifest. */
export function openDomainSite(options: DomainSiteOptions): DomainSite {
  const { snapshot, domainId, folder } = options;
  const content = snapshot.domain(domainId);
  const manifest = new Manifest(manifestFile(options.manifestFolder, domainId));
  manifest.mend();
  const output = new OutputFolder(folder, manifest);
  const traces = new TraceIndex();
  for (const record of manifest.records.values()) traces.add(record);
  return {
    domainId,
    content,
    output,
    traces,
    search: new SearchIndex(output),
    failed: new Set(),
    problems: snapshot.problems,
    environment: () => environmentOf(content, options.environment),
    answers: () => answersOf(snapshot, domainId, options.environment),
  };
}

/** Answers the questions of a domain's pages from the current content. */
export function answersOf(snapshot: Snapshot, domainId: string, environment: PublicEnvironment): AnswerBook {
  const content = snapshot.domain(domainId);
  const reader = publishedReader(snapshot, domainId, environmentOf(content, environment));
  return new AnswerBook(refusingReader(reader, content, snapshot.problems.values()));
}

const environmentOf = ({ domain }: DomainContent, environment: PublicEnvironment): PublicEnvironment => ({
  ...environment,
  siteUrl: domain?.siteUrl || environment.siteUrl,
});
