import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { loadCompiledSite } from '#build/render/compiled-site.ts';
import { isPassing } from '#content-store/drafts/database/database-error.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageAtRevision } from '#content-store/drafts/pages/page-history.ts';
import { type AfterSet, afterSet } from '#content-store/drafts/publishing/after-set.ts';
import type { Collection, Page, PublishedPage } from '#content-store/model/entities/page.ts';
import { messageOf } from '#content-store/model/error.ts';
import { publicPage } from '#content-store/model/published/public-page.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { namedContent, publicContent } from '#site/content/public-content.ts';
import { readerFor } from '../content/domain-for.ts';
import { sentenceOf } from '../http/payload.ts';
import { pageFacts } from './page-facts.ts';
import type { PreviewAnswer, PreviewRequest, PreviewSet, PreviewWorkerData } from './preview-message.ts';

/** A large set is rendered beside single pages, each of which is a set. */
const MAX_SETS = 4;

type Render = (request: PreviewRequest) => Promise<PreviewAnswer>;

/** Renders pages through its own read-only database connection. */
export async function openPreviews({ databaseAddress, compiledDir, environment }: PreviewWorkerData): Promise<Render> {
  const db = await openDatabase(databaseAddress, { readonly: true });
  const site = await loadCompiledSite(compiledDir);
  const afterOf = createAfterOf(db);
  return async ({ id, result, domainId, path, copy, page, set, isShared = false }) => {
    try {
      const stored = await readerFor(db, domainId, copy, environment, set && (await afterOf(set)));
      const reader = page ? readerWith(path.slice(1), publicPage(page, publicContent), stored) : stored;
      const { status, headers, html, thrown } = await site.renderPage(path, {
        reader,
        canvas: !isShared,
        explainsErrors: copy === 'draft' && !isShared,
      });
      const failure = thrown ? reasonOf(thrown) : undefined;
      if (result === 'page') return { id, result: { status, headers, html, failure } };
      if (thrown) throw thrown;
      return { id, result: pageFacts(html) };
    } catch (error) {
      if (isPassing(error)) return { id, failure: 'please try again in a moment', isPassing: true };
      return { id, failure: reasonOf(error), isPassing: false };
    }
  };
}

/** The content after a set; that of the last ones is kept for their other pages. */
function createAfterOf(db: Db): (set: PreviewSet) => Promise<AfterSet> {
  const last = new LRUCache<string, Promise<AfterSet>>({ max: MAX_SETS });
  return (set) => {
    const after = last.get(set.id) ?? loadSet(db, set);
    last.set(set.id, after);
    return after;
  };
}

async function loadSet(db: Db, { pages, sections, ...others }: PreviewSet): Promise<AfterSet> {
  return afterSet({
    ...others,
    pages: await loadChosen(db, 'pages', pages),
    sections: await loadChosen(db, 'sections', sections),
  });
}

async function loadChosen(db: Db, collection: Collection, refs: PreviewSet['pages']): Promise<Page[]> {
  const chosen: Page[] = [];
  for (const ref of refs) {
    const page = 'contents' in ref ? ref : await storedPage(db, collection, ref);
    if (page) chosen.push({ ...page, ...namedContent(page) });
  }
  return chosen;
}

async function storedPage(db: Db, collection: Collection, { _id, revision }: { _id: string; revision: number }) {
  const draft = await pageById(db, { _id, collection });
  return draft?.revision === revision ? draft : pageAtRevision(db, _id, revision, collection);
}

/** Returns this page whenever the stored one at its address is requested; a section also for pages that show it. */
function readerWith(address: string, page: PublishedPage, stored: Reader): Reader {
  return {
    ask: (kind, input) =>
      kind === 'page' && 'slug' in input && input.slug === address
        ? (Promise.resolve(page) as ReturnType<typeof stored.ask<typeof kind>>)
        : stored.ask(kind, input),
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError ? error.issues.map(sentenceOf).join('; ') : messageOf(error);
