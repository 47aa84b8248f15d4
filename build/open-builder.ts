import { join } from 'node:path';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { AREAS, areaOf } from '#content-store/files/file-store.ts';
import { openBucket } from '#content-store/files/open-bucket.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import { folderStore } from '#content-store/published/store.ts';
import type { BuilderOptions, Change } from './builder-options.ts';
import { shrink, tidy } from './idle-work.ts';
import { ImageVariants } from './images/images.ts';
import { SmallerPictures } from './images/smaller-pictures.ts';
import { applyChanges, loadContent } from './load-content.ts';
import { createSending, NOT_SENDING } from './mirror/sending.ts';
import type { DomainSite } from './plan/domain-site.ts';
import { isPublished } from './plan/domain-sites.ts';
import { recordingReader } from './plan/recording-reader.ts';
import { buildComplete, catchUp, rebuildChange, removeDomain } from './rebuild.ts';
import { makeLater, makeOwed } from './write/later-pictures.ts';
import type { Manner, OnProgress, RebuildResult, Run } from './write/run.ts';

export type Builder = Awaited<ReturnType<typeof openBuilder>>;

/** Resolves with whether all is done. */
type Work = (site: DomainSite, run: Run) => Promise<boolean>;

/** What a domain's interrupted or failed rebuilds left undone, and what they have done. */
interface Left {
  changes: AppliedChange[];
  changed: string[];
  warnings: RebuildResult['warnings'];
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Opens the builder in the calling thread. It keeps `dist` equal to what a complete build of the published files would
 * write. One call at a time.
 */
export async function openBuilder(options: BuilderOptions) {
  const store = folderStore(options.contentDir);
  const { compiled, snapshot, sites, pool } = await loadContent(options, store);
  const bucket = options.storage ? openBucket(options.storage) : null;
  const images = new ImageVariants(
    cachedFolder(join(options.contentDir, 'media'), null),
    cachedFolder(join(options.dataDir, 'images'), bucket && areaOf(bucket, AREAS.images)),
  );

  const smaller = new SmallerPictures(images);

  /** Domains that were compared with `dist` since they were opened, and whether all that this found is done. */
  const compared = new WeakMap<DomainSite, boolean>();

  const left = new Map<string, Left>();

  const keepUntil = (from = options.now?.() ?? new Date()) => new Date(from.getTime() + (options.graceDays ?? 7) * DAY);
  const { onlyDomain, onAlive, onNews } = options;
  const isCompared = (site: DomainSite) => compared.has(site);
  const sending =
    bucket && !options.isPlainFolder
      ? createSending({ bucket, sites, onlyDomain, isCompared, keepUntil, onAlive })
      : NOT_SENDING;

  const build = async (changed: Iterable<string> | 'all', work: Work, onProgress?: OnProgress, manner: Manner = {}) => {
    const started = performance.now();
    const isOwn = sites.forgetChanged();
    const isAll = changed === 'all' || !isOwn;
    const domains = isAll ? sites.all() : sites.of(changed);
    const now = options.now?.() ?? new Date();
    const result: RebuildResult = { changed: [], removed: [], failures: [], warnings: [], milliseconds: 0, span: 0 };
    try {
      for (const site of domains) {
        const answers = site.answers(options.onAlive);
        const tools = { compiled, pool, images, files: store, onFirstWritten: () => sendFirst(site) };
        const isLast = site === domains.at(-1);
        const reports = { result, onProgress, onNews };
        const run: Run = { ...tools, ...manner, ...reports, answers, now, keepUntil: keepUntil(now), isLast };
        if (isPublished(site)) {
          if (!(await work(site, run))) result.isInterrupted = true;
        } else {
          removeDomain(site, run);
          compared.delete(site);
          left.delete(site.domainId);
        }
        result.span += site.output.takeSpan();
      }
      if (isAll) sites.confirm();
    } finally {
      await pool.stop();
    }
    const all = [...new Set(result.changed)].sort();
    return { ...result, changed: all, milliseconds: performance.now() - started };
  };

  /** While others are rendered. A bucket that refuses is asked again when all is rendered, and reported then. */
  const sendFirst = ({ domainId }: DomainSite) => sending.sendFirst([domainId]).catch(() => {});

  /** Keeps what an interrupted rebuild has done, for the report of the one that finishes its work. */
  const noteLeft = ({ domainId }: DomainSite, isWhole: boolean, result: RebuildResult) => {
    const { changes = [], changed = [], warnings = [] } = left.get(domainId) ?? {};
    result.changed.push(...changed);
    result.warnings.push(...warnings);
    if (isWhole) left.delete(domainId);
    else left.set(domainId, { changes, changed: [...result.changed], warnings: [...result.warnings] });
  };

  const catchUpDomain: Work = async (site, run) => {
    const isWhole = compared.get(site) || (await catchUp(site, run, compared.has(site)));
    compared.set(site, isWhole);
    return isWhole;
  };

  const completeDomain: Work = async (site, run) => {
    const isWhole = await buildComplete(site, run);
    compared.set(site, isWhole);
    noteLeft(site, isWhole, run.result);
    return isWhole;
  };

  /** Does what changed; of a domain that was never compared, everything. */
  const rebuildDomain: Work = async (site, run) => {
    const isWhole = compared.has(site)
      ? await rebuildChange(site, left.get(site.domainId)?.changes ?? [], run)
      : await catchUpDomain(site, { ...run, isNewer: undefined });
    noteLeft(site, isWhole, run.result);
    return isWhole;
  };

  const inIdleTime = async (work: (site: DomainSite) => Promise<void>) => {
    if (!sites.forgetChanged()) return; // the next rebuild compares everything
    for (const site of sites.opened()) if (compared.get(site)) await work(site);
  };

  return {
    /**
     * Rebuilds what changed since the last run in content, compile or `dist`; called before `rebuild`. Sends nothing.
     * Finally it renders one page that nobody asked for: the first takes much longer than others, and an editor would wait
     * for it. When something newer interrupted it, it is called again after those rebuilds.
     */
    catchUp: async (onProgress?: OnProgress, manner?: Manner): Promise<RebuildResult> => {
      const result = await build('all', catchUpDomain, onProgress, manner);
      const [site] = sites.opened();
      if (site && !result.isInterrupted) await compiled.renderPage('/', recordingReader(site.answers(onAlive)));
      return result;
    },
    buildAll: (onProgress?: OnProgress): Promise<RebuildResult> => build('all', completeDomain, onProgress),
    /** Sends what the bucket does not have, if there is a bucket; false when a newer change goes first, and files are left. */
    send: (isNewer?: () => boolean): Promise<boolean> => sending.send(undefined, isNewer),
    /** Stops sending: another instance does it from now on. */
    stopSending: sending.stop,
    /** How many pictures that pages show are not made yet. */
    picturesLeft: (): number => sites.opened().reduce((sum, { owed }) => sum + owed.size, 0),
    /** Makes them, until `mayGoOn` says no. Throws what could not be made: it is left to the next start. */
    makePictures: (mayGoOn = async () => true): Promise<void> => inIdleTime((site) => makeLater(site, images, mayGoOn)),
    /** Makes one of them at once, at any time; a path of another file is ignored. */
    makePicture: async (domainId: string, path: string): Promise<void> => {
      const site = sites.opened().find((one) => one.domainId === domainId);
      if (site) await makeOwed(site, path, images);
    },
    /** What no visitor waits for: merges the segments of the search, shortens the manifests, until `mayGoOn` says no. */
    tidy: async (mayGoOn = async () => true): Promise<void> => {
      await inIdleTime((site) => tidy(site, mayGoOn));
      await sending.tidy(mayGoOn);
    },
    /**
     * Writes smaller forms beside files: scripts and styles compressed, the pictures that visitors see first as AVIF, which
     * takes a second for each. Stops when `mayGoOn` says no.
     */
    shrink: async (mayGoOn = async () => true): Promise<void> => {
      await inIdleTime((site) => shrink(site, smaller, mayGoOn));
      await sending.tidy(mayGoOn, 'doubt');
    },
    /**
     * A rebuild that a newer change interrupts, while it renders or sends, is finished by the next one of its domain. With
     * a bucket, everything is there when this resolves; it throws when the bucket refuses, and can be repeated.
     */
    rebuild: async (changes: readonly Change[], onProgress?: OnProgress, manner?: Manner): Promise<RebuildResult> => {
      const applied = await applyChanges(snapshot, store, changes);
      for (const [domainId, newer] of applied) {
        const before = left.get(domainId);
        left.set(domainId, { changed: [], warnings: [], ...before, changes: [...(before?.changes ?? []), ...newer] });
      }
      sending.postpone();
      const result = await build(applied.keys(), rebuildDomain, onProgress, manner);
      if (result.isInterrupted) return result;
      let isSent = false;
      try {
        isSent = await sending.send(applied.keys(), manner?.isNewer);
      } finally {
        const [domainId] = applied.keys(); // the next call reports what this one has rendered
        const { changed, warnings } = result;
        if (!isSent && domainId) left.set(domainId, { changes: [], changed, warnings });
      }
      return isSent ? result : { ...result, isInterrupted: true };
    },
  };
}
