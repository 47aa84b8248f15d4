import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { forgetDeliveries, pendingDeliveries } from '#content-store/drafts/database/outbox.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { pagePath } from '#content-store/model/published/published-path.ts';
import { folderStore } from '#content-store/published/store.ts';
import { ada, keepAll, pageDraft } from '#content-store/testing/documents.ts';
import { publishPage } from '#content-store/testing/publish-page.ts';
import { temporaryDatabase, temporaryFolder } from '#content-store/testing/temporary.ts';
import { publicContent } from '#site/content/public-content.ts';
import { adoptChanges } from './adopt-changes.ts';

vi.mock('#site/blocks/own-definitions.ts', () => import('#site/testing/own-site/own-definitions.ts'));
vi.mock('#site/templates/own-templates.ts', () => import('#site/testing/own-site/own-templates.ts'));

const PERSON = { componentType: 'Person', key: 'p', name: 'Ada Souza', mail: 'ada@example.org' };
const NOTICE = { componentType: 'Notice', key: 'n', title: 'Tides' };

/** A page saved and published by earlier code, with its file as that code wrote it; no delivery is queued. */
async function storedByEarlierCode() {
  const [db, contentDir] = [await temporaryDatabase(), await temporaryFolder()];
  const header = { heading: 'Hi', subtitle: 'Low' };
  const draft = pageDraft({ slug: 'tides', template: 'story', header, contents: [NOTICE, PERSON] });
  const page = await publishPage(db, await insertPage(db, draft, ada), ada);
  const path = pagePath('main', page._id);
  const files = folderStore(contentDir);
  const text = ((await publishedText(db, path, keepAll)) ?? '').replace(/,\s*"mail": "[^"]*"/, '');
  await files.write(path, text);
  await forgetDeliveries(
    db,
    (await pendingDeliveries(db)).map(({ id }) => id),
  );
  const adopt = () =>
    adoptChanges({ db, files, contentDir, originals: cachedFolder(contentDir, null), log: pino({ level: 'silent' }) }, [
      path,
    ]);
  return { db, page, path, files, text, adopt };
}

describe('adoptChanges() with files that earlier code wrote', () => {
  test('writes them again with this code, without a new revision', async () => {
    const { db, page, path, text, adopt } = await storedByEarlierCode();
    expect(text).not.toContain('ada@');
    await adopt();
    expect((await pendingDeliveries(db)).map((delivery) => delivery.path)).toEqual([path]);
    expect(await pageById(db, page)).toEqual(page);
    const now = JSON.parse((await publishedText(db, path, publicContent)) ?? '');
    expect(now).toMatchObject({ header: { description: 'Low', version: 2 }, contents: [{ heading: 'Tides' }, {}] });
  });

  test('upgrades what others changed in them, and keeps what files never contain', async () => {
    const { db, page, files, path, text, adopt } = await storedByEarlierCode();
    await files.write(path, text.replace('Tides', 'Currents'));
    await adopt();
    const draft = await pageById(db, page);
    expect(draft).toMatchObject({
      revision: page.revision + 1,
      header: { description: 'Low' },
      contents: [
        { version: 2, heading: 'Currents' },
        { version: 3, givenName: 'Ada', familyName: 'Souza', mail: 'ada@example.org' },
      ],
    });
    expect(JSON.stringify(draft)).not.toMatch(/"title":"Tides"|"subtitle"|"name"/);
  });
});

test('adoptChanges() restores missing files, such as all of them after a move, with one warning', async () => {
  const { db, path } = await storedByEarlierCode();
  const other = await publishPage(db, await insertPage(db, pageDraft({ slug: 'other' }), ada), ada);
  const paths = [path, pagePath('main', other._id)];
  await forgetDeliveries(
    db,
    (await pendingDeliveries(db)).map(({ id }) => id),
  );
  const contentDir = await temporaryFolder();
  const lines: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  const files = folderStore(contentDir);
  await adoptChanges({ db, files, contentDir, originals: cachedFolder(contentDir, null), log }, paths);
  expect(lines).toEqual([expect.objectContaining({ files: 2, first: path })]);
  expect((await pendingDeliveries(db)).map((delivery) => delivery.path)).toEqual(paths);
});
