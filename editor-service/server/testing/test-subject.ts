import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { JsonText } from '../../contract/answers.ts';
import { type CallPath, calls } from '../../contract/calls.ts';
import { requireDomainIn } from '../content/domain-for.ts';
import { requireAccess } from '../http/access.ts';
import type { CallContext, Handler, Handlers } from '../http/call-context.ts';
import { failureOf } from '../http/failure.ts';
import { checkPayload } from '../http/payload.ts';
import { seedIfEmpty } from '../operations/seed/seed-if-empty.ts';
import type { Commit } from '../runtime/commit.ts';
import { type Ground, openGround } from '../runtime/ground.ts';
import type { Settings } from '../runtime/settings.ts';
import { openMigrated } from '../storage/open-parts.ts';
import type { TestClient } from './test-service.ts';
import { testSettings } from './test-settings.ts';

/** Makes calls, as a client does. */
export type TestCaller = Pick<TestClient, 'call'>;

/** The ground of a subject with an empty site, in a temporary folder: no ports, no HTTP, no other subjects. */
export async function testGround(changes: Partial<Settings> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'ground-'));
  const settings = testSettings(folder, changes);
  await mkdir(settings.dataDir);
  const db = await openMigrated(settings.databaseAddress);
  await seedIfEmpty(db, settings, cachedFolder(folder, null));
  const urls = { editorUrl: 'http://editor.example', siteUrl: 'http://site.example' };
  const { close, ...ground } = await openGround(settings, db, urls);
  /** Closes it and removes its folder. */
  const discard = async (): Promise<void> => {
    await close();
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  return { ground, discard };
}

/** Commits, and delivers nothing. */
export const commit: Commit = (change) => change();

export type TestSubject = Awaited<ReturnType<typeof testSubject>>;

/** A subject with nothing around it, a tenth of what a whole service takes; for tests of what its calls do. */
export async function testSubject(open: (ground: Ground) => Partial<Handlers>) {
  const { ground, discard } = await testGround();
  const handlers = open(ground);
  return {
    discard,
    /** A user with these roles, `null`: a visitor. Access and payload are checked as the service does. */
    as: (roles: string[] | null): TestCaller => {
      const context = contextOf(roles);
      return {
        call: async (path, payload) => {
          const headers = new Headers();
          return { headers, ...(await answerOf(ground.db, handlers, path, payload, context)) } as never;
        },
      };
    },
  };
}

/** The answer, or the failure, that a client would read. */
async function answerOf(db: Db, handlers: Partial<Handlers>, path: CallPath, posted: unknown, context: CallContext) {
  try {
    requireAccess(calls[path].access, context.caller, false);
    const handler = handlers[path] as Handler<CallPath>;
    const payload = checkPayload(calls[path].payload, posted);
    await requireDomainIn(db, payload, context.caller);
    const answer: unknown = await handler(payload as never, context as never);
    return { status: 200, body: JSON.parse(answer instanceof JsonText ? String(answer.text) : JSON.stringify(answer)) };
  } catch (error) {
    const body = failureOf(error);
    return { status: body.status, body };
  }
}

let people = 0;

function contextOf(roles: string[] | null): CallContext {
  const username = `person${++people}`;
  const isAdmin = roles?.includes('admin') ?? false;
  const caller = roles && { userId: username, username, roles, isAdmin, sessionId: null, activeDomainId: null };
  const nothing = () => {};
  return {
    ...{ caller, hostname: 'localhost', language: 'en', address: '127.0.0.1', site: null, upload: null },
    session: { begin: nothing, end: nothing },
    step: { token: '', begin: nothing, end: nothing },
    device: { token: '', name: '', remember: nothing },
  };
}
