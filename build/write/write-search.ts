import { pageRef } from '#content-store/model/entities/page-ref.ts';
import { parseDocumentPath } from '#content-store/model/published/published-path.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import { addressOfPath, slugOfAddress } from '../output/addresses.ts';
import { questionKey } from '../plan/answer-book.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { type Plan, recordOf } from '../plan/plan.ts';
import { isDamage } from '../search/search-folder.ts';
import { contentBefore, searchablePage } from '../search/searchable-page.ts';
import type { AllDocuments } from '../search/write-whole-index.ts';
import type { Run } from './run.ts';

/** Changes that an index has: a rebuild that failed afterwards is repeated with them. */
const followed = new WeakSet<AppliedChange>();

/** Updates the search index after changes of the published content; a damaged one is rebuilt. */
export async function followChanges(site: DomainSite, changes: readonly AppliedChange[]): Promise<void> {
  const { search, content } = site;
  const newer = changes.filter((change) => !followed.has(change));
  const former = contentBefore(newer, content);
  await rebuiltIfDamaged(site, async () => {
    const changed = touchedPages(newer, site).map((pageId) => {
      const [before, after] = [searchablePage(former, pageId), searchablePage(content, pageId)];
      return { ref: pageRef(pageId), before: before && search.indexed(before), after: after && search.indexed(after) };
    });
    search.update(changed, allDocuments(content));
  });
  for (const change of newer) followed.add(change);
}

/** Indexes all pages, or those that may have `changed`. Leads nobody to new pages until these are `written`. */
export async function indexPages(
  site: DomainSite,
  changed: ReadonlySet<string> | 'all',
  written: Promise<unknown>,
): Promise<void> {
  const documents = allDocuments(site.content);
  if (changed === 'all') return site.search.rebuild(documents, written);
  const refs = new Set(Array.from(changed, pageRef));
  await rebuiltIfDamaged(site, () => site.search.repair(refs, documents, written), written);
}

/**
 * The ids of the pages that may not be in the index as they are: those at the addresses of a plan, now and when these were
 * rendered last, and those whose files cannot be read. To be called before pages are written.
 */
export function pagesOfPlan(site: DomainSite, { render, remove, moved }: Plan): Set<string> {
  const addresses = [...render, ...remove].filter((address) => !moved?.has(address));
  const sources = addresses.map((address) => recordOf(site, address)?.trace?.source ?? '');
  const former = [...sources, ...site.problems.keys()].map(parseDocumentPath);
  return new Set([
    ...former.flatMap((path) => (path?.kind === 'page' ? path.pageId : [])),
    ...addresses.flatMap((address) => site.content.idsAt(slugOfAddress(address))),
  ]);
}

/** Merges the segments of the index, unless `mayGoOn` says no; an index that turns out to be damaged is rebuilt. */
export async function mergeSearch(site: DomainSite, mayGoOn: () => Promise<boolean>): Promise<void> {
  await rebuiltIfDamaged(site, () => site.search.merge(allDocuments(site.content), mayGoOn));
}

/** In version 4, each page had a file of its own: search pages that visitors have open read them for some days. */
export function retireEarlierSearch({ output }: DomainSite, { keepUntil }: Run): void {
  for (const path of output.manifest.records.keys())
    if (path.startsWith('_search/pages/')) output.retire(path, keepUntil);
}

async function rebuiltIfDamaged(
  { search, content }: DomainSite,
  work: () => Promise<void>,
  written?: Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDamage(error)) throw error;
    await search.rebuild(allDocuments(content), written);
  }
}

/**
 * The changed pages, those at the same addresses (of two pages with one address, only one is found there), and the
 * pages that show a changed section.
 */
function touchedPages(changes: readonly AppliedChange[], { content, traces }: DomainSite): string[] {
  const pages = changes.flatMap(({ before, after }) => [before, after].filter((file) => file?.kind === 'page'));
  const sections = changes.flatMap(({ before, after }) => [before, after].filter((file) => file?.kind === 'section'));
  const showing = sections.flatMap(({ document }) => [
    ...traces.pagesThatAsked(questionKey('section', { sectionId: document._id })),
  ]);
  const slugs = showing.map((path) => slugOfAddress(addressOfPath(path)));
  return [
    ...new Set([
      ...pages.flatMap(({ document }) => [document._id, ...content.idsAt(document.slug)]),
      ...slugs.flatMap((slug) => content.idsAt(slug)),
    ]),
  ];
}

/** The documents of all pages, each made when it is asked for. */
function allDocuments(content: DomainContent): AllDocuments {
  let ids: ReadonlyMap<string, string> | undefined;
  const byRef = () => {
    ids ??= new Map(Array.from(content.pages.keys(), (pageId) => [pageRef(pageId), pageId]));
    return ids;
  };
  return { keys: () => byRef().keys(), get: (ref) => searchablePage(content, byRef().get(ref) ?? '') };
}
