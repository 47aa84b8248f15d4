import { vi } from 'vitest';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { ada, mainDomain, pageDraft } from '#content-store/testing/documents.ts';
import { publishPage } from '#content-store/testing/publish-page.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { type AnswerOf, type CallPath, calls, type PayloadOf } from '../../../../contract/calls.ts';
import type { Caller, LoggedInContext } from '../../../http/call-context.ts';
import { checkPayload } from '../../../http/payload.ts';
import { pageHandlers } from '../../../pages/pages.ts';
import { createGuessLimits } from '../../../people/guess-limit.ts';
import { createLog } from '../../../runtime/log.ts';
import { createPublishedCards, hubHandlers } from '../../../site/hub/hub-handlers.ts';
import { domainHandlers } from '../../../site/site.ts';
import { siteDocumentHandlers } from '../../../site/site-document.ts';
import { createPublishEvents } from '../../delivery/publish-events.ts';
import { publishPageHandlers } from '../../publish-page.ts';
import { recordHandlers } from '../../records/record-handlers.ts';
import { previewRelease, publishRelease } from '../../releases/publish-release.ts';
import { releaseHandlers } from '../../releases/release-handlers.ts';
import { createReviews } from '../../reviews/create-reviews.ts';
import { createSchedules } from '../../schedules/create-schedules.ts';
import { saveSchedule, startUndo } from '../../schedules/save-schedule.ts';
import { createPublishSet, publishChosen } from '../publish-set.ts';
import type { RenderSet } from '../render-set.ts';

export const domainId = 'main';
export const admin = {
  ...{ userId: 'ada', username: 'ada', roles: ['admin'], isAdmin: true, sessionId: null, activeDomainId: null },
};
const context = { caller: admin, address: '127.0.0.1', hostname: 'localhost' } as unknown as LoggedInContext;

/** Every check would find an error. */
const findProblems = async () =>
  [{ check: 'headings', severity: 'error', message: 'Something is wrong', blockKey: null }] as const;

/** A site with a published page, its listing and a draft, and the calls that publish. */
export async function cast(renderSet: RenderSet = async () => new Map()) {
  const db = await temporaryDatabase();
  await publishDomain(db, mainDomain(), ada);
  await publishDomain(db, { ...mainDomain(), _id: 'other', hostnames: ['other.example'] }, ada);
  await createUser(db, { username: 'ada', email: 'ada@example.org', roles: ['admin'], passwordHash: 'x' }, ada.at);
  for (const collection of ['pages', 'listings'] as const) {
    await publishPage(db, { _id: 'live', collection }, ada, { draft: pageDraft({ slug: 'live' }), isNew: true });
  }
  await publishPage(db, { _id: 'draft' }, ada, { draft: pageDraft({ slug: 'draft' }), isNew: true });
  await savePage(db, { _id: 'draft' }, pageDraft({ slug: 'draft', title: 'Newer' }), ada);
  const wakeMails = vi.fn();
  const clock = { now: new Date() };
  const now = () => clock.now;
  const log = createLog('silent');
  const commit = <T>(change: () => Promise<T>) => change();
  const problems = vi.fn(async () => [...(await findProblems())]);
  const guests = {
    secret: 'secret',
    publicEditorUrl: 'https://edit.example',
    guessLimits: createGuessLimits(db, true),
  };
  const reviews = createReviews({ db, now, wakeMails, hasRateLimits: true, ...guests });
  const { endReviews } = reviews;
  const publishSet = createPublishSet({ db, log, commit, renderSet, findProblems: problems, endReviews });
  const events = createPublishEvents({ send: () => {}, listen: () => () => {}, close: async () => {} });
  const schedules = createSchedules({ db, log, publishSet, now, wakeMails });
  const handlers = {
    ...pageHandlers({ db, log, now }),
    ...publishPageHandlers({ db, log, events, findProblems: problems, publishSet }),
    ...reviews.calls,
    ...siteDocumentHandlers({ db, publishSet }),
    ...domainHandlers({ db, publishSet }),
    ...hubHandlers({ db, publishSet, cards: createPublishedCards(db) }),
    ...releaseHandlers(db),
    ...recordHandlers({ db, publishSet, startUndo: startUndo({ db, now }), carryOut: schedules.carryOut }),
    'release/preview': previewRelease({ db, findProblems: problems, renderSet }),
    'release/publish': publishRelease({ db, publishSet }),
    'publish/set': publishChosen(publishSet),
    'schedule/save': saveSchedule({ db, now, wakeSchedules: () => {} }),
  };
  const callAs = async <Path extends CallPath & keyof typeof handlers>(
    caller: Caller,
    path: Path,
    payload: PayloadOf<Path>,
  ) => {
    const handler = handlers[path] as (payload: unknown, context: LoggedInContext) => Promise<AnswerOf<Path>>;
    return handler(checkPayload(calls[path].payload, payload), { ...context, caller });
  };
  const call = <Path extends CallPath & keyof typeof handlers>(path: Path, payload: PayloadOf<Path>) =>
    callAs(admin, path, payload);
  const runDue = async () => {
    clock.now = new Date(Date.now() + 3 * 24 * 60 * 60_000);
    await schedules.runDue();
  };
  return { db, call, callAs, runDue, problems, wakeMails };
}

export type Cast = Awaited<ReturnType<typeof cast>>;
