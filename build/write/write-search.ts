import { pageRef } from '#content-store/model/entities/page-ref.ts';
import { parseDocumentPath } from '#content-store/model/published/published-path.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { AppliedChange } from '#content-store/published/snapshot.ts';
import type { SearchDocument } from '#content-store/search/search-document.ts';
import { searchLanguages } from '#site/content/search-languages.ts';
import { addressOfPath, slugOfAddress } from '../output/addresses.ts';
import { questionKey } from '../plan/answer-book.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { type Plan, recordOf } from '../plan/plan.ts';
import type { LanguageIndex } from '../search/language-indexes.ts';
import { isDamage } from '../search/search-folder.ts';
import { contentBefore, searchablePage } from '../search/searchable-page.ts';
import type { AllDocuments } from '../search/write-whole-index.ts';
import type { Run } from './run.ts';

/** Changes that an index has: a rebuild that failed afterwards is repeated with them. */
const followed = new WeakSet<AppliedChange>();

/** Updates the search index after changes of the published content; a damaged one is rebuilt. */
export async function followChanges(site: DomainSite, changes: readonly AppliedChange[]): Promise<void> {
  const { content } = site;
  const newer = changes.filter((change) => !followed.has(change));
  const former = contentBefore(newer, content);
  await forEachLanguage(site, ({ index, hasAddress }, documents) => {
    const indexed = (document: SearchDocument | null) =>
      document && hasAddress(document.slug) ? index.indexed(document) : null;
    const changed = touchedPages(newer, site).map((pageId) => {
      const [before, after] = [searchablePage(former, pageId), searchablePage(content, pageId)];
      return { ref: pageRef(pageId), before: indexed(before), after: indexed(after) };
    });
    index.update(changed, documents);
  });
  for (const change of newer) followed.add(change);
}

/** Indexes all pages, or those that may have `changed`. Leads nobody to new pages until these are `written`. */
export async function indexPages(
  site: DomainSite,
  changed: ReadonlySet<string> | 'all',
  written: Promise<unknown>,
): Promise<void> {
  const refs = new Set(Array.from(changed === 'all' ? [] : changed, pageRef));
  const work = ({ index }: LanguageIndex, documents: AllDocuments) =>
    changed === 'all' ? index.rebuild(documents, written) : index.repair(refs, documents, written);
  await forEachLanguage(site, work, written);
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
  await forEachLanguage(site, ({ index }, documents) => index.merge(documents, mayGoOn));
}

/**
 * Search pages that visitors have open read for some days what there is no more: the index of a language that the site had, and in
 * version 4 a file for each page.
 */
export function retireEarlierSearch({ output }: DomainSite, { keepUntil }: Run): void {
  for (const path of output.manifest.records.keys()) {
    const language = /^_search\/([^/]+)\//.exec(path)?.[1];
    if (language && !searchLanguages.has(language)) output.retire(path, keepUntil);
  }
}

/** Does something with the index of each language; one that turns out to be damaged is rebuilt. */
async function forEachLanguage(
  { searches, content }: DomainSite,
  work: (search: LanguageIndex, documents: AllDocuments) => Promise<void> | void,
  written?: Promise<unknown>,
): Promise<void> {
  for (const search of searches) {
    const documents = allDocuments(content, search);
    try {
      await work(search, documents);
    } catch (error) {
      if (!isDamage(error)) throw error;
      await search.index.rebuild(documents, written);
    }
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

/** The documents of all pages in a language, each made when it is asked for. */
function allDocuments(content: DomainContent, { hasAddress }: LanguageIndex): AllDocuments {
  let ids: ReadonlyMap<string, string> | undefined;
  const byRef = () => {
    const pageIds = () => [...content.slugs()].filter(hasAddress).flatMap((slug) => content.idsAt(slug));
    ids ??= new Map(pageIds().map((pageId) => [pageRef(pageId), pageId]));
    return ids;
  };
  return { keys: () => byRef().keys(), get: (ref) => searchablePage(content, byRef().get(ref) ?? '') };
}
