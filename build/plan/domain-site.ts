import { join } from 'node:path';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { FileProblem } from '#content-store/published/parse-file.ts';
import { publishedReader, versionsOf } from '#content-store/published/reader.ts';
import type { Snapshot } from '#content-store/published/snapshot.ts';
import { Manifest, manifestFile } from '../output/manifest.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { languageIndexes } from '../search/language-indexes.ts';
import { AnswerBook } from './answer-book.ts';
import { refusingReader } from './damaged-files.ts';
import { TraceIndex } from './trace-index.ts';

export interface DomainSitesOptions {
  /** Holds a folder for each domain, named by its id. */
  distDir: string;
  /** Holds the manifests, in `build/`. */
  dataDir: string;
  environment: PublicEnvironment;
  /** Only this domain is built. */
  onlyDomain?: string | undefined;
  /** Its site fills all of `distDir`, without a folder for the domain. */
  isPlainFolder?: boolean | undefined;
  /** A first build writes pages before their pictures; the site server has a picture made when a visitor asks for it. */
  picturesLater?: boolean | undefined;
  /** A separate folder for manifests, for a second `distDir` of the same content. */
  manifestDir?: string | undefined;
}

export const manifestFolderOf = ({ manifestDir, dataDir }: DomainSitesOptions): string =>
  manifestDir ?? join(dataDir, 'build');

export const outputFolderOf = ({ distDir, isPlainFolder }: DomainSitesOptions, domainId: string): string =>
  isPlainFolder ? distDir : join(distDir, domainId);

/** One domain while it is being built: its content, its `dist` folder and what each file there was made from. */
export type DomainSite = Readonly<ReturnType<typeof openDomainSite>>;

/** Opens a domain's output folder and its manifest. */
export function openDomainSite(snapshot: Snapshot, domainId: string, options: DomainSitesOptions) {
  const content = snapshot.domain(domainId);
  const manifest = new Manifest(manifestFile(manifestFolderOf(options), domainId));
  manifest.mend();
  const output = new OutputFolder(outputFolderOf(options, domainId), manifest);
  return {
    domainId,
    content,
    output,
    isPlainFolder: options.isPlainFolder ?? false,
    traces: new TraceIndex(() => manifest.records.values()),
    searches: languageIndexes(output, domainId),
    /** Addresses that could not be rendered; every rebuild retries them. */
    failed: new Set<string>(),
    /** Pages may come before their pictures. */
    mayOwe: options.picturesLater ?? false,
    /** Paths of pictures that pages mention and that are not made yet; the manifest has them without a size. */
    owed: new Set<string>(),
    /** Published files that cannot be read at present, including those of other domains. */
    problems: snapshot.problems as ReadonlyMap<string, FileProblem>,
    /** The published pages with a translation key, in every domain. */
    versions: (translationKey: string) => versionsOf(snapshot, translationKey),
    environment: () => environmentOf(content, options.environment),
    /** Answers from the current content. */
    answers: (onAsked?: () => void) => answersOf(snapshot, domainId, options.environment, onAsked),
  };
}

/** Answers the questions of a domain's pages from the current content. */
export function answersOf(
  snapshot: Snapshot,
  domainId: string,
  environment: PublicEnvironment,
  onAsked?: () => void,
): AnswerBook {
  const content = snapshot.domain(domainId);
  const reader = publishedReader(snapshot, domainId, environmentOf(content, environment));
  return new AnswerBook(refusingReader(reader, content, snapshot.problems.values()), onAsked);
}

const environmentOf = ({ domain }: DomainContent, environment: PublicEnvironment): PublicEnvironment => ({
  ...environment,
  siteUrl: domain?.siteUrl || environment.siteUrl,
});
