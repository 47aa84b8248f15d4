import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, de: { path: 'de' }, ar: { path: 'ar' } } },
}));

const domainId = 'main';
let service: TestService;
let db: Db;
let editor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  db = await openDatabase(databaseIn(join(service.folder, 'data')));
  editor = await service.as(['editor']);
});

afterAll(async () => {
  await db.destroy();
  await service.discard();
});

const addPage = async (slug: string) =>
  (await editor.call('page/save', { page: { domainId, slug, title: 'Suppe', header: { heading: 'Suppe' } } })).body._id;

const visit = async (at: string) => (await fetch(service.editorUrl + at)).text();

/** Asks a guest about a page; the mail, and the page at its link. */
async function ask(_id: string) {
  await editor.call('review/ask', {
    ...{ domainId, purpose: 'review', items: [{ kind: 'page', _id }] },
    reviewers: [{ kind: 'guest', id: 'jo@example.org', name: 'Jo' }],
  });
  const mail = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return { mail, page: await visit(/\/_review\/[\w.-]+/.exec(mail.content)?.[0] ?? '') };
}

it('guests are asked in the language of the page', async () => {
  const { mail, page } = await ask(await addPage('de/suppe'));
  expect(mail.subject).toBe('Bitte um Freigabe: Suppe');
  expect(mail.content).toMatch(/Ansehen und antworten.*Er gilt bis \d+\. \p{L}+ \d{4}\./u);
  expect(page).toContain('<html lang="de">');
  for (const words of ['Besucher sehen das noch nicht.', 'Möchten Sie etwas dazu sagen?', '>Um Änderungen bitten<'])
    expect(page).toContain(words);
});

it('guests are asked in English where the editor does not speak the language of the page', async () => {
  const { mail, page } = await ask(await addPage('ar/suppe'));
  expect(mail.subject).toBe('Please review: Suppe');
  expect(page).toContain('<html lang="en">');
});

it('a shared link says in the language of the page what it is', async () => {
  const pageId = await addPage('de/brot');
  const { url } = (await editor.call('previewLink/create', { domainId, pageId, days: 7 })).body;
  const page = await visit(new URL(url).pathname);
  expect(page).toMatch(/aria-label="Über diese Vorschau">Entwurf, gezeigt von \w+ bis \d+\. \p{L}+ \d{4}</u);
  expect(await visit('/_preview/forged')).toContain('<html lang="en">');
});
