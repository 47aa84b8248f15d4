import { parseDocumentPath } from '#content-store/model/published/published-path.ts';
import { type AppliedChange, loadSnapshot, type Snapshot } from '#content-store/published/snapshot.ts';
import type { PublishedStore } from '#content-store/published/store.ts';
import { currentPage } from '#site/content/current-page.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import type { BuilderOptions, Change } from './builder-options.ts';
import { manifestFolderOf } from './plan/domain-site.ts';
import { DomainSites } from './plan/domain-sites.ts';
import { topicsOfChange } from './plan/topics.ts';
import { loadCompiledSite } from './render/compiled-site.ts';
import { RenderPool } from './threads/render-pool.ts';

/** Loads content and site; while the site is still being compiled, prepares what else a complete build needs. */
export async function loadContent(options: BuilderOptions, store: PublishedStore) {
  const { compiledDir, environment, compiling, isBackground = false } = options;
  const site = Promise.resolve(compiling).then(() => loadCompiledSite(compiledDir));
  const scratchDir = manifestFolderOf(options);
  const content = loadSnapshot(store, { current: currentPage, scratchDir, onRead: options.onAlive }).then(
    (snapshot) => {
      const sites = new DomainSites(options, snapshot);
      sites.requireDomain();
      const pool = new RenderPool(() => ({ content: snapshot.state, compiledDir, environment, isBackground }), site);
      if (compiling) pool.for(pagesOf(snapshot));
      return { snapshot, sites, pool };
    },
  );
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

/** Takes the changed files into the snapshot, except originals of images, which are read when needed. */
export async function applyChanges(
  snapshot: Snapshot,
  store: PublishedStore,
  changes: readonly Change[],
): Promise<Map<string, AppliedChange[]>> {
  const applied = new Map<string, AppliedChange[]>();
  for (const { domainId, path, text } of changes) {
    const ofDomain = applied.get(domainId) ?? [];
    applied.set(domainId, ofDomain);
    if (!parseDocumentPath(path)) continue;
    const stored = async () => (await store.read(path))?.toString() ?? null;
    ofDomain.push(snapshot.apply(path, text === undefined ? await stored() : text));
  }
  for (const [domainId, changed] of [...applied]) {
    for (const other of shared ? snapshot.domainIds() : []) {
      const foreign = other === domainId ? [] : changed.filter((change) => topicsOfChange(change, other).length > 0);
      if (foreign.length > 0) applied.set(other, [...(applied.get(other) ?? []), ...foreign]);
    }
  }
  return applied;
}

/** Pages of one domain may name those of another: a language has a domain of its own. */
const shared = siteLanguages.some(({ domainId }) => domainId !== '');
