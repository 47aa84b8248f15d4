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

const contents = [{ componentType: 'Headline', key: 'day', title: 'Um zehn' }];
const addPage = async (slug: string) =>
  (
    await editor.call('page/save', {
      page: { domainId, slug, title: 'Suppe', header: { heading: 'Suppe' }, contents } as never,
    })
  ).body._id;

const visit = async (at: string, fields?: Record<string, string>) =>
  (await fetch(service.editorUrl + at, fields && { method: 'POST', body: new URLSearchParams(fields) })).text();
const lastMail = () => db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

/** Asks a guest about a page; the mail, and the page at its link. */
async function ask(_id: string) {
  await editor.call('review/ask', {
    ...{ domainId, purpose: 'review', items: [{ kind: 'page', _id }] },
    reviewers: [{ kind: 'guest', id: 'jo@example.org', name: 'Jo' }],
  });
  const mail = await lastMail();
  const path = /\/_review\/[\w.-]+/.exec(mail.content)?.[0] ?? '';
  return { mail, path, page: await visit(path) };
}

it('guests are asked in the language of the page', async () => {
  const { mail, page } = await ask(await addPage('de/suppe'));
  expect(mail.subject).toBe('Bitte um Freigabe: Suppe');
  expect(mail.content).toMatch(/Ansehen und antworten.*Er gilt bis \d+\. \p{L}+ \d{4}\./u);
  expect(page).toContain('<html lang="de">');
  for (const words of ['Besucher sehen das noch nicht.', 'Möchten Sie etwas dazu sagen?', '>Um Änderungen bitten<'])
    expect(page).toContain(words);
});

it('guests comment in the language of the page', async () => {
  const _id = await addPage('de/kuchen');
  const { path } = await ask(_id);
  const label = 'Kommentar zu Überschrift mit Linie „Um zehn“';
  expect(await visit(`${path}/0/new`)).toContain(`aria-label="${label}"`);
  expect(await visit(`${path}?comment=on&at=day`)).toContain(`>${label}</label>`);
  const given = { answer: 'comment', block: 'day', comment: 'g1', text: 'Pünktlich?' };
  expect(await visit(path, { ...given, do: 'code', text: '' })).toContain('Schreiben Sie einen Kommentar');
  expect(await visit(path, { ...given, do: 'code' })).toContain('>Kommentar senden</button>');
  const code = /\d{6}(?= ist Ihr Code)/.exec((await lastMail()).content)?.[0] ?? '';
  await visit(path, { ...given, do: 'answer', code });
  const page = { _id, domainId, collection: 'pages' as const };
  await editor.call('comment/reply', { ...page, comment: 'r1', thread: 'g1', text: 'Ja' });
  const { subject, content } = await lastMail();
  expect(subject).toMatch(/ hat Ihnen geantwortet: Suppe$/);
  expect(content).toMatch(/hat auf Ihren Kommentar zu „Suppe“ geantwortet.*Antwort.*Ansehen/);
  const shown = await visit(path);
  for (const words of ['aria-label="Kommentare"', '<h2>Überschrift mit Linie „Um zehn“</h2>', '>Antworten</a>'])
    expect(shown).toContain(words);
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
