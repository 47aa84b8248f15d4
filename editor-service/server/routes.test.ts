import type { IncomingMessage, RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { createApiToken } from '#content-store/drafts/people/api-tokens.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { listDomains, publishDomain } from '#content-store/drafts/site/domains.ts';
import { listen } from './http/listen.ts';
import { siteFilesIn } from './http/static-files/site-files.ts';
import { createPasswords } from './people/passwords.ts';
import { openPeople } from './people/people.ts';
import { tokenDates } from './people/tokens-and-roles.ts';
import { answerEditors, answerVisitors } from './routes.ts';
import { StartProgress } from './runtime/start-progress.ts';
import { client, PASSWORD } from './testing/test-service.ts';
import { testGround } from './testing/test-subject.ts';

const at = '2026-11-23T09:00:00.000Z';
let test: Awaited<ReturnType<typeof testGround>>;
/** The database of a command that runs beside the service. */
let command: Db;

beforeAll(async () => {
  test = await testGround();
  command = await openDatabase(test.ground.settings.databaseAddress);
});
afterAll(async () => {
  await command.destroy();
  await test.discard();
});

/** Serves requests, each in a turn of the event loop in which the service has read before the command commits. */
async function served(
  answer: RequestListener,
  commit: (request: IncomingMessage) => Promise<unknown>,
): Promise<string> {
  const { url, serve, close } = await listen(0, '127.0.0.1');
  onTestFinished(() => close(0));
  const readAndCommit = async (request: IncomingMessage) => {
    await test.ground.db.selectFrom('users').selectAll().execute();
    await listDomains(test.ground.db, 'published');
    await commit(request);
  };
  serve((request, response) => void readAndCommit(request).then(() => answer(request, response)));
  return url;
}

function editors(): RequestListener {
  const { calls, audit, authenticate } = openPeople(test.ground, { wakeMails: () => {} });
  const none = { routes: () => {} };
  return answerEditors(test.ground, {
    ...{
      handlers: calls as never,
      ownCalls: [],
      audit,
      authenticate,
      people: none,
      operations: none,
      stopping: new AbortController().signal,
    },
    publishing: none,
    ...{ media: { ...none, uploads: { folder: '' } as never }, preview: { ...none, sources: undefined } },
  });
}

const account = async (username: string) => ({
  ...{ username, email: `${username}@example.org`, roles: [] },
  passwordHash: await createPasswords(4).hash(PASSWORD),
});

it('A login knows the account that a command has just made', async () => {
  const ada = await account('ada');
  const url = await served(editors(), () => createUser(command, ada, at));
  expect((await client(url, '').call('user/login', { username: 'ada', password: PASSWORD })).status).toBe(200);
});

it('A call knows the API token that a command has just made', async () => {
  const ben = await createUser(command, await account('ben'), at);
  const token = { name: 'Script', scope: 'read', createdBy: 'ben', ...tokenDates(1) } as const;
  const url = await served(editors(), async ({ headers }) => {
    headers.authorization = `Bearer ${(await createApiToken(command, ben, token)).secret}`;
  });
  expect((await client(url, '').call('user/me', {})).status).toBe(200);
});

it('A visitor finds the site at the hostname that a command has just added', async () => {
  const [domain] = await listDomains(command);
  if (!domain) throw new Error('The empty site has no domain');
  const sites = siteFilesIn(test.ground.settings.distDir);
  const needs = { sites, sources: undefined, progress: new StartProgress(), makePicture: async () => {} };
  const url = await served(answerVisitors(test.ground.db, needs), ({ headers }) => {
    headers.host = 'new.example';
    return publishDomain(command, { ...domain, hostnames: ['new.example'] }, { at, by: 'ada' });
  });
  expect(await (await fetch(url)).text()).not.toContain('There is no site at this address');
});
