import { failpoint } from '#content-store/published/failpoint.ts';
import type { FileProblem } from '#content-store/published/parse-file.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import { failuresOf } from './plan/damaged-files.ts';
import type { DomainSite } from './plan/domain-site.ts';
import { type Plan, pageAddresses, planCatchUp, planChange, planComplete } from './plan/plan.ts';
import { mayConcern, type Scope } from './plan/scope.ts';
import { topicsOfChange } from './plan/topics.ts';
import { writeAssets } from './write/assets.ts';
import { writeFeeds } from './write/feeds.ts';
import { removeHubs, writeHubs } from './write/hubs.ts';
import { warnOfExpiry, writeIndexes, writeServerParts, writeSigns } from './write/indexes.ts';
import { repairMedia } from './write/media.ts';
import { removePages, writePages } from './write/pages.ts';
import { removeLinks, removeStrangers } from './write/remove-strangers.ts';
import type { Run } from './write/run.ts';
import { writeSearch } from './write/write-search.ts';

/** The topics that the files about all pages depend on. */
const TOPICS_OF_INDEXES = ['pages', 'domain', 'redirects'];
const TOPICS_OF_SIGNS = ['siteSettings', 'domain'];

/** Updates `dist` after a change of published files; the work depends on the change, not on the size of the site. */
export async function rebuildChange(site: DomainSite, changes: readonly AppliedChange[], run: Run): Promise<void> {
  run.result.failures.push(...failuresOf(site.domainId, problemsOf(changes)));
  const topics = new Set(changes.flatMap(topicsOfChange));
  const plan = await planChange(site, run.answers, topics);
  await carryOut(site, plan, { kind: 'change', changes, topics }, run);
}

/** Updates `dist` with whatever changed since the manifest was written. */
export async function catchUp(site: DomainSite, run: Run): Promise<void> {
  await prepare(site, run);
  const plan = await planCatchUp(site, run.answers, run.compiled.compileId);
  await carryOut(site, plan, { kind: 'start' }, run);
}

/** Renders every page again, in the order of any rebuild: a `dist` that is being served stays consistent. */
export async function buildComplete(site: DomainSite, run: Run): Promise<void> {
  await prepare(site, run);
  const plan = await planComplete(site, run.answers);
  await carryOut(site, plan, { kind: 'complete' }, run);
  site.output.manifest.compact();
}

/** Removes all output of a domain that is no longer published. */
export function removeDomain(site: DomainSite, run: Run): void {
  removeLinks(site);
  removePages(site, pageAddresses(site), run);
  removeHubs(site, run);
  site.search.forget();
  for (const path of [...site.output.manifest.records.keys()]) site.output.remove(path);
  note(site);
}

/** Assets, then new and changed pages with their images, then data and indexes, then removals: no page refers to a missing file. */
async function carryOut(site: DomainSite, plan: Plan, scope: Scope, run: Run): Promise<void> {
  await writePages(site, plan.render, run);
  await writeHubs(site, plan, scope, run);
  writeSearch(site, scope);
  await writeFeeds(site, scope, run);
  if (mayConcern(scope, TOPICS_OF_SIGNS)) await writeSigns(site, run);
  const concernsIndexes = mayConcern(scope, TOPICS_OF_INDEXES);
  if (concernsIndexes) writeIndexes(site);
  if (concernsIndexes || plan.render.includes('/404')) writeServerParts(site);
  failpoint('before-removals');
  removePages(site, plan.remove, run);
  removeHubs(site, run);
  site.output.removeExpired(run.now);
  note(site);
}

async function prepare(site: DomainSite, run: Run): Promise<void> {
  run.result.failures.push(...failuresOf(site.domainId, site.problems.values()));
  site.output.removeTemporary();
  warnOfExpiry(site, run);
  removeLinks(site);
  removeStrangers(site);
  site.output.forgetLost();
  writeAssets(site, run);
  await repairMedia(site, run);
}

const problemsOf = (changes: readonly AppliedChange[]): FileProblem[] =>
  changes.flatMap(({ problem }) => problem ?? []);

function note(site: DomainSite): void {
  site.output.removeTemporary();
  failpoint('before-manifest');
  site.output.manifest.flush();
  failpoint('after-manifest');
}
