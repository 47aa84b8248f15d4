import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbsent } from '#content-store/files/absent.ts';
import type { BuilderOptions } from './builder-options.ts';
import { openBuilder } from './open-builder.ts';
import { filesBelow } from './output/files-below.ts';
import { hashOfBytes } from './output/hash.ts';
import { LOCK_PREFIX } from './output/lock-output.ts';
import { domainsWithManifest, Manifest, manifestFile } from './output/manifest.ts';
import { answerIn, type Trace } from './output/trace.ts';
import { questionKey } from './plan/answer-book.ts';
import { manifestFolderOf, outputFolderOf } from './plan/domain-site.ts';
import { differencesOfSearch, hasSegments, isPartOfIndex } from './search/index-content.ts';
import { isSmallerForm } from './write/smaller-forms.ts';

/**
 * Returns one sentence for each file of `dist` that differs from its manifest or from a clean build of the same content,
 * and while segments of the search wait to be merged, for each difference in what the index answers from. Smaller forms of
 * files may be missing or unfinished. Changes nothing. Looks again while a service writes; throws when it does not pause.
 */
export const verify = (options: BuilderOptions): Promise<string[]> =>
  lookUntilStill(
    () => stateOf(options),
    () => lookOnce(options),
  );

/** What a look finds; one during which the state changed or a file vanished is repeated. Throws when none is left alone. */
export async function lookUntilStill(state: () => string, look: () => Promise<string[]>): Promise<string[]> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const before = state();
    const found = await look().catch((error: unknown) => {
      if (!isAbsent(error)) throw error;
      return null;
    });
    if (found && (found.length === 0 || state() === before)) return found;
  }
  throw new Error(
    'A service is writing dist all the time: verify it when less is published, or stop the service first',
  );
}

const MAX_TRIES = 5;

/** Changes with every write of a build: to the manifests before, and to dist. */
const stateOf = (options: BuilderOptions): string => {
  const folder = manifestFolderOf(options);
  const files = domainsWithManifest(folder).map((domainId) => statSync(manifestFile(folder, domainId)));
  return files.map(({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`).join();
};

async function lookOnce(options: BuilderOptions): Promise<string[]> {
  const temporary = await mkdtemp(join(tmpdir(), 'pagewright-verify-'));
  const clean = { ...options, distDir: join(temporary, 'dist'), manifestDir: join(temporary, 'manifests') };
  try {
    const { failures } = await (await openBuilder(clean)).buildAll();
    return [
      ...failures.map(({ domainId, page, message }) => `${domainId} ${page} cannot be built: ${message}`),
      ...(await differences(options, clean)),
    ];
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function differences(options: BuilderOptions, cleanOptions: BuilderOptions): Promise<string[]> {
  const [manifests, cleanManifests] = [manifestFolderOf(options), manifestFolderOf(cleanOptions)];
  const known = [...domainsWithManifest(manifests), ...domainsWithManifest(cleanManifests)];
  const domainIds = options.onlyDomain === undefined ? [...new Set(known)].sort() : [options.onlyDomain];
  const ofDomains = domainIds.map(async (domainId) => {
    const folder = outputFolderOf(options, domainId);
    const files = filesIn(folder); // listed before the manifest is read: a running service adds each path to that first
    const present = new Manifest(manifestFile(manifests, domainId));
    const clean = new Manifest(manifestFile(cleanManifests, domainId));
    if (hasOtherSettings(present, clean)) return [`${domainId} ${OTHER_SETTINGS}`];
    const isMerging = hasSegments(present);
    const mayDiffer = (path: string) => (isMerging && isPartOfIndex(path)) || isSmallerForm(path, clean.records);
    const sentences = [
      ...differencesOfDomain(folder, files, present, clean, mayDiffer),
      ...(isMerging ? await differencesOfSearch(folder, outputFolderOf(cleanOptions, domainId)) : []),
    ];
    return sentences.map((sentence) => `${domainId}/${sentence}`);
  });
  return (await Promise.all(ofDomains)).flat();
}

const OTHER_SETTINGS =
  'was built with different settings: set PUBLIC_SITE_URL, PUBLIC_API_URL, PORT and related variables as they were then';

/** True when the two were rendered for different addresses or services, so that every page differs. */
function hasOtherSettings(present: Manifest, clean: Manifest): boolean {
  const [before, now] = [present, clean].map((manifest) => settingsOf(manifest.records.get('404.html')?.trace));
  return before !== undefined && now !== undefined && before !== now;
}

const settingsOf = (trace: Trace | undefined): string | undefined =>
  trace && answerIn(trace, questionKey('environment', {}));

/** The paths whose bytes are allowed to differ from those of a clean build. */
type MayDiffer = (path: string) => boolean;

function differencesOfDomain(
  folder: string,
  files: ReadonlySet<string>,
  present: Manifest,
  clean: Manifest,
  mayDiffer: MayDiffer,
): string[] {
  const paths = new Set([...files, ...present.records.keys(), ...clean.records.keys()]);
  return [...paths].sort().flatMap((path) => {
    const hash = files.has(path) ? hashOfBytes(readFileSync(join(folder, path))) : undefined;
    const inPresent = present.records.get(path);
    if (mayDiffer(path) && (inPresent ? inPresent.size === -1 : hash === undefined)) return [];
    const problem = problemOf(hash, inPresent, mayDiffer(path) ? inPresent : clean.records.get(path));
    return problem ? [`${path} ${problem}`] : [];
  });
}

type Known = { hash: string; expires?: string } | undefined;

/** The problem of a file with this hash (undefined: missing), or null. */
function problemOf(hash: string | undefined, present: Known, clean: Known): string | null {
  if (hash === undefined) return 'is missing';
  if (!present) return 'is not in the manifest';
  if (hash !== present.hash) return 'was changed since it was built';
  if (clean && hash !== clean.hash) return 'differs from a clean build';
  if (!clean && !present.expires) return 'would not exist after a clean build';
  return null;
}

/** A missing folder has no files, so that each expected file is reported; a lock is not part of a site. */
const filesIn = (folder: string): Set<string> =>
  new Set((existsSync(folder) ? filesBelow(folder) : []).filter((path) => !path.startsWith(LOCK_PREFIX)));
