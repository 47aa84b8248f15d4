import { failpoint } from '#content-store/published/failpoint.ts';
import type { FileProblem } from '#content-store/published/parse-file.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import { addressOfSlug } from './output/addresses.ts';
import { failuresOf } from './plan/damaged-files.ts';
import type { DomainSite } from './plan/domain-site.ts';
import { type Plan, pageAddresses, planCatchUp, planChange, planComplete } from './plan/plan.ts';
import { mayConcern, type Scope } from './plan/scope.ts';
import { slugsIn, topicsOfChange, translationsIn } from './plan/topics.ts';
import { renderedAgain } from './rendered-again.ts';
import { writeAssets } from './write/assets.ts';
import { writeFeeds } from './write/feeds.ts';
import { removeHubs, writeHubs } from './write/hubs.ts';
import { warnOfExpiry, writeIndexes, writeServerParts, writeSigns, writeSitemap } from './write/indexes.ts';
import { repairMedia } from './write/media.ts';
import { isUnordered, presentPage, removePages, writePages } from './write/pages.ts';
import { removeLinks, removeStrangers } from './write/remove-strangers.ts';
import type { Run } from './write/run.ts';
import { tendSmaller } from './write/smaller-forms.ts';
import { followChanges, indexPages, pagesOfPlan, retireEarlierSearch } from './write/write-search.ts';

/** The topics that the files about all pages depend on. */
const TOPICS_OF_SITEMAP = ['pages', 'domain', 'domains'];
const TOPICS_OF_INDEXES = ['addresses', 'domain', 'redirects'];
const TOPICS_OF_SIGNS = ['siteSettings', 'domain'];

/**
 * Updates `dist` after a change of published files; the work depends on the change, not on the size of the site. False when
 * a newer change interrupted it: then the next call gets these changes too, and finds the pages that were not rendered.
 */
export async function rebuildChange(site: DomainSite, changes: readonly AppliedChange[], run: Run): Promise<boolean> {
  run.result.failures.push(...failuresOf(site.domainId, problemsOf(changes)));
  const topics = new Set(changes.flatMap((change) => topicsOfChange(change, site.domainId)));
  const plan = await planChange(site, run.answers, topics);
  const own = changes.filter(({ before, after }) => (after ?? before)?.domainId === site.domainId);
  return carryOut(site, plan, { kind: 'change', changes: own, topics }, run);
}

/**
 * Updates `dist` with whatever changed since the manifest was written. False when something newer interrupted it, which
 * never happens to a first build: then rebuilds may come, and the next call, `isResumed`, does the rest.
 */
export async function catchUp(site: DomainSite, run: Run, isResumed = false): Promise<boolean> {
  const isFirst = site.output.manifest.records.size === 0;
  if (!isResumed) await prepare(site, run);
  const plan = await planCatchUp(site, run.answers, run.compiled.compileId);
  const news = renderedAgain(site, plan);
  if (news && !isResumed) run.onNews?.(news);
  const isNewer = isUnordered(site, plan.render) ? undefined : run.isNewer;
  return carryOut(site, plan, { kind: 'start', isResumed }, { ...run, isFirst, isNewer });
}

/**
 * Renders every page again, in the order of any rebuild: a `dist` that is being served stays consistent. A new folder's files
 * appear when all are there.
 */
export async function buildComplete(site: DomainSite, run: Run): Promise<boolean> {
  site.output.fillUnseen();
  try {
    await prepare(site, run);
    return await carryOut(site, planComplete(site), { kind: 'complete' }, { ...run, isNewer: undefined });
  } finally {
    site.output.moveIntoPlace();
  }
}

/** Removes all output of a domain that is no longer published. */
export function removeDomain(site: DomainSite, run: Run): void {
  removeLinks(site);
  removePages(site, pageAddresses(site), run);
  removeHubs(site, run);
  for (const { index } of site.searches) index.forget();
  for (const path of [...site.output.manifest.records.keys()]) site.output.remove(path);
  site.output.note();
}

/**
 * Assets, then new and changed pages with their images, then data and indexes, then removals: no page refers to a missing file.
 * The words of all pages are counted while other threads render. A start that is interrupted has finished the search: from
 * then on each rebuild updates it.
 */
async function carryOut(site: DomainSite, plan: Plan, scope: Scope, run: Run): Promise<boolean> {
  const presentAt = scope.kind === 'complete' ? undefined : (address: string) => presentPage(site, address);
  if (scope.kind === 'change') for (const { index } of site.searches) index.doubt();
  const concerned = scope.kind === 'start' ? pagesOfPlan(site, plan) : 'all';
  const pages = writePages(site, plan.render, urgentAddresses(site, scope, run), { ...run, presentAt });
  const isIndexed = scope.kind === 'change' || (scope.kind === 'start' && scope.isResumed);
  const search = !isIndexed && indexPages(site, concerned, pages);
  await Promise.allSettled([pages, search]);
  const [isWhole] = await Promise.all([pages, search]);
  if (run.isLast) await run.pool.stop(); // What follows is the peak of memory (bench row `full-build`).
  if (!isWhole) {
    site.output.note(scope.kind === 'complete');
    return false;
  }
  await writeHubs(site, plan, scope, run);
  if (scope.kind === 'change') await followChanges(site, scope.changes);
  await writeFeeds(site, scope, run);
  if (mayConcern(scope, TOPICS_OF_SIGNS)) await writeSigns(site, run);
  if (concernsSitemap(scope)) writeSitemap(site, scope);
  const concernsIndexes = mayConcern(scope, TOPICS_OF_INDEXES);
  if (concernsIndexes) writeIndexes(site);
  if (concernsIndexes || plan.render.includes('/404')) writeServerParts(site);
  failpoint('before-removals');
  removePages(site, plan.remove, run);
  removeHubs(site, run);
  site.output.removeExpired(run.now);
  site.output.note(scope.kind === 'complete');
  return true;
}

/** Of another domain's pages, only where those in other languages are. */
const concernsSitemap = (scope: Scope): boolean =>
  mayConcern(scope, TOPICS_OF_SITEMAP) || (scope.kind === 'change' && translationsIn(scope.topics).length > 0);

/** Home, the pages that editors look at, and those that were published. */
function urgentAddresses({ content }: DomainSite, scope: Scope, { lookedAt = [] }: Run): Set<string> {
  const published = scope.kind === 'change' ? slugsIn(scope.topics) : [];
  const seen = lookedAt.flatMap((pageId) => content.pages.get(pageId)?.slug ?? []);
  return new Set(['', ...seen, ...published].map(addressOfSlug));
}

async function prepare(site: DomainSite, run: Run): Promise<void> {
  run.result.failures.push(...failuresOf(site.domainId, site.problems.values()));
  site.output.removeTemporary();
  warnOfExpiry(site, run);
  removeLinks(site);
  removeStrangers(site);
  site.output.forgetLost();
  retireEarlierSearch(site, run);
  writeAssets(site, run);
  await repairMedia(site, run);
  tendSmaller(site);
}

const problemsOf = (changes: readonly AppliedChange[]): FileProblem[] =>
  changes.flatMap(({ problem }) => problem ?? []);
