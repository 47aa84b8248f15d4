import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AnswerBook } from '#build/plan/answer-book.ts';
import { BuildError } from '#build/plan/build-error.ts';
import { loadCompiledSite } from '#build/render/compiled-site.ts';
import { renderAddress } from '#build/render/render.ts';
import { isPassing } from '#content-store/drafts/database/database-error.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageAtRevision } from '#content-store/drafts/pages/page-history.ts';
import { asPublished } from '#content-store/drafts/pages/page-revisions.ts';
import { type AfterSet, afterSet } from '#content-store/drafts/publishing/after-set.ts';
import { copyAt } from '#content-store/drafts/publishing/publish-records.ts';
import { siteAt } from '#content-store/drafts/publishing/site-at.ts';
import type { Collection, Page, PublishedPage } from '#content-store/model/entities/page.ts';
import { storedPage } from '#content-store/model/entities/stored-page.ts';
import { messageOf } from '#content-store/model/error.ts';
import { publicPage } from '#content-store/model/published/public-page.ts';
import type { PublicEnvironment, Reader } from '#content-store/model/published/reader.ts';
import { inOrder } from '#content-store/model/stable-json.ts';
import { namedContent, publicContent } from '#site/content/public-content.ts';
import { readerFor } from '../content/domain-for.ts';
import { sentenceOf } from '../http/payload.ts';
import { pageFacts } from './page-facts.ts';
import type {
  KeptCopy,
  PreviewAnswer,
  PreviewRequest,
  PreviewSet,
  PreviewWorkerData,
  StoredPage,
} from './preview-message.ts';

/** A large set is rendered beside single pages, each of which is a set. */
const MAX_SETS = 4;

type Render = (request: PreviewRequest) => Promise<PreviewAnswer>;

/** Renders pages through its own read-only database connection. */
export async function openPreviews(data: PreviewWorkerData): Promise<Render> {
  const { databaseAddress, compiledDir, inCanvas } = data;
  const db = await openDatabase(databaseAddress, { readonly: true });
  const site = await loadCompiledSite(compiledDir);
  const answersAfter = createAnswersAfter(db, data.environment);
  return async ({ id, result, domainId, path, copy, page, set, moment, isShared = false, namesBlocks = !isShared }) => {
    try {
      const answers = set && (await answersAfter(set, domainId));
      if (result === 'live') {
        if (!answers) throw new Error('Only pages of a set are rendered for visitors here');
        return { id, result: await renderAddress(site, { domainId, address: path }, answers) };
      }
      const then = moment && (await siteAt(db, domainId, moment));
      const stored = answers ? canvasReader(answers, inCanvas) : await readerFor(db, domainId, copy, inCanvas, then);
      const reader = page ? readerWith(path.slice(1), publicPage(page, publicContent), stored) : stored;
      const { status, headers, html, thrown } = await site.renderPage(path, {
        reader,
        canvas: !isShared,
        namesBlocks,
        explainsErrors: copy === 'draft' && !isShared,
      });
      const failure = thrown ? reasonOf(thrown) : undefined;
      if (result === 'page') return { id, result: { status, headers, html, failure } };
      if (thrown) throw thrown;
      return { id, result: pageFacts(html) };
    } catch (thrown) {
      const error = thrown instanceof BuildError ? thrown.cause : thrown; // It names the page, as the caller does.
      if (isPassing(error)) return { id, failure: 'please try again in a moment', isPassing: true };
      return { id, failure: reasonOf(error), isPassing: false };
    }
  };
}

/** The answers after a set; those of the last sets are kept for their other pages. */
function createAnswersAfter(db: Db, environment: PublicEnvironment) {
  const last = new LRUCache<string, Promise<AnswerBook>>({ max: MAX_SETS });
  const open = async (set: PreviewSet, domainId: string) =>
    new AnswerBook(await readerFor(db, domainId, 'published', environment, await loadSet(db, set)));
  return (set: PreviewSet, domainId: string): Promise<AnswerBook> => {
    const answers = last.get(set.id) ?? open(set, domainId);
    last.set(set.id, answers);
    return answers;
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
    const page = 'contents' in ref ? ref : await (isKept(ref) ? keptPage(db, ref) : draftPage(db, collection, ref));
    if (page) chosen.push(isKept(ref) ? page : inOrder({ ...page, ...namedContent(page) })); // compared as text, as stored
  }
  return chosen;
}

const isKept = (ref: object): ref is KeptCopy => 'hash' in ref;

const keptPage = async (db: Db, { hash }: KeptCopy): Promise<Page> => storedPage(await copyAt(db, hash));

async function draftPage(db: Db, collection: Collection, { _id, revision, stamp }: StoredPage) {
  const draft = await pageById(db, { _id, collection });
  const page = draft?.revision === revision ? draft : await pageAtRevision(db, _id, revision, collection);
  return page && asPublished(page, undefined, stamp);
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

/** The same answers, with the environment of the canvas. */
function canvasReader(answers: AnswerBook, inCanvas: PublicEnvironment): Reader {
  return {
    async ask(kind, input) {
      const { answer } = await answers.ask(kind, input);
      if (kind !== 'environment') return answer;
      const { siteUrl } = (await answers.ask('environment', {})).answer;
      return { ...inCanvas, siteUrl } as typeof answer;
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError ? error.issues.map(sentenceOf).join('; ') : messageOf(error);
