import { join } from 'node:path';
import { parseDocumentPath } from '#content-store/model/published/published-path.ts';
import { type AppliedChange, loadSnapshot, type Snapshot } from '#content-store/published/snapshot.ts';
import { folderStore, type PublishedStore } from '#content-store/published/store.ts';
import { currentPage } from '#site/content/current-page.ts';
import { ImageVariants } from './images/images.ts';
import type { DomainSite, DomainSitesOptions } from './plan/domain-site.ts';
import { DomainSites, isPublished } from './plan/domain-sites.ts';
import { buildComplete, catchUp, rebuildChange, removeDomain } from './rebuild.ts';
import { loadCompiledSite } from './render/compiled-site.ts';
import { RenderPool } from './threads/render-pool.ts';
import type { OnProgress, RebuildResult, Run } from './write/run.ts';
import { anticipateSearch } from './write/write-search.ts';

export interface BuilderOptions extends DomainSitesOptions {
  /** The published files. */
  contentDir: string;
  /** Holds the manifests and `images/`, the cache of variants. */
  dataDir: string;
  compiledDir?: string | undefined;
  /** Settles when a compile of the site that is still running ends. */
  compiling?: Promise<void> | undefined;
  /** How long unused files are kept for pages that were loaded earlier; 7 by default. */
  graceDays?: number | undefined;
  now?: (() => Date) | undefined;
}

/** A published file that may have changed: its path below the content folder. */
export interface Change {
  domainId: string;
  path: string;
}

/** Keeps `dist` equal to what a complete build of the published files would write. One call at a time. */
export interface Builder {
  /** Rebuilds what changed since the last run in content, compile or `dist`; called once, before `rebuild`. */
  catchUp(onProgress?: OnProgress): Promise<RebuildResult>;
  rebuild(changes: readonly Change[], onProgress?: OnProgress): Promise<RebuildResult>;
  buildAll(onProgress?: OnProgress): Promise<RebuildResult>;
}

type Work = (site: DomainSite, run: Run) => Promise<void>;

const DAY = 24 * 60 * 60 * 1000;

/** Opens the builder in the calling thread. */
export async function openBuilder(options: BuilderOptions): Promise<Builder> {
  const store = folderStore(options.contentDir);
  const { compiled, snapshot, sites, pool } = await load(options, store);
  const images = new ImageVariants(join(options.contentDir, 'media'), join(options.dataDir, 'images'));

  /** Domains that were compared with `dist` since they were opened. */
  const compared = new WeakSet<DomainSite>();

  const build = async (changed: Iterable<string> | 'all', work: Work, onProgress?: OnProgress) => {
    const started = performance.now();
    const isOwn = sites.forgetChanged();
    const isAll = changed === 'all' || !isOwn;
    const domains = isAll ? sites.all() : sites.of(changed);
    const now = options.now?.() ?? new Date();
    const keepUntil = new Date(now.getTime() + (options.graceDays ?? 7) * DAY);
    const result: RebuildResult = { changed: [], removed: [], failures: [], warnings: [], milliseconds: 0, span: 0 };
    try {
      for (const site of domains) {
        const answers = site.answers();
        const run: Run = { compiled, pool, images, files: store, answers, now, keepUntil, result, onProgress };
        if (isPublished(site)) {
          await (compared.has(site) || work === buildComplete ? work : catchUp)(site, run);
          compared.add(site);
        } else {
          removeDomain(site, run);
          compared.delete(site);
        }
        result.span += site.output.takeSpan();
      }
      if (isAll) sites.confirm();
    } finally {
      await pool.stop();
    }
    result.changed.sort();
    return { ...result, milliseconds: performance.now() - started };
  };

  return {
    catchUp: (onProgress) => build('all', catchUp, onProgress),
    buildAll: (onProgress) => build('all', buildComplete, onProgress),
    rebuild: async (changes, onProgress) => {
      const applied = await applyChanges(snapshot, store, changes);
      const work: Work = (site, run) => rebuildChange(site, applied.get(site.domainId) ?? [], run);
      return build(applied.keys(), work, onProgress);
    },
  };
}

/** Loads content and site; while the site is still being compiled, prepares what else a complete build needs. */
async function load(options: BuilderOptions, store: PublishedStore) {
  const { compiledDir, environment, compiling } = options;
  const site = Promise.resolve(compiling).then(() => loadCompiledSite(compiledDir));
  const content = loadSnapshot(store, currentPage).then((snapshot) => {
    const sites = new DomainSites(options, snapshot);
    sites.requireDomain();
    const pool = new RenderPool(() => ({ content: snapshot.state, compiledDir, environment }), site);
    if (compiling) {
      pool.for(pagesOf(snapshot));
      for (const domain of sites.all()) anticipateSearch(domain);
    }
    return { snapshot, sites, pool };
  });
  try {
    const [compiled, loaded] = await Promise.all([site, content]);
    return { compiled, ...loaded };
  } catch (error) {
    await (await content).pool.stop();
    throw error;
  }
}

const pagesOf = (snapshot: Snapshot): number =>
  snapshot.domainIds().reduce((sum, domainId) => sum + snapshot.domain(domainId).pages.size, 0);

/** Reads the changed files into the snapshot, except originals of images, which are read when needed. */
async function applyChanges(
  snapshot: Snapshot,
  store: PublishedStore,
  changes: readonly Change[],
): Promise<Map<string, AppliedChange[]>> {
  const applied = new Map<string, AppliedChange[]>();
  for (const { domainId, path } of changes) {
    const ofDomain = applied.get(domainId) ?? [];
    applied.set(domainId, ofDomain);
    if (!parseDocumentPath(path)) continue;
    ofDomain.push(snapshot.apply(path, (await store.read(path))?.toString() ?? null));
  }
  return applied;
}
