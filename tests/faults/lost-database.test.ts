import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtTexts } from '#build/testing/built-texts.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { createUser, logIn } from '../editing-client.ts';
import { runProgram } from '../run-program.ts';
import { environment, makeFolder, type RunningProduct, startProduct } from '../running-product.ts';

/** The same addresses for every start, so that the same pages are rendered. */
const ENV = {
  DEMO: '0',
  COMPILED_DIR: COMPILED,
  PUBLIC_SITE_URL: 'http://localhost:4321',
  PUBLIC_API_URL: 'http://localhost:4000',
};
const FORM = {
  ...{ componentType: 'Form', key: 'f', identifier: 'ask', recipient: 'office@example.org', subject: 'A question' },
  fields: [{ key: 'a', type: 'text', name: 'a', label: 'Your question' }],
};

async function begin(folder: string): Promise<RunningProduct> {
  const product = await startProduct({ folder, env: ENV });
  onTestFinished(() => product.kill());
  return product;
}

const question = { settings: { identifier: 'ask' }, form: { a: 'When do you open?' } };

// In each run: `rebuild-from-published.test.ts` (the same files, byte for byte) and `absent-parts.test.ts` (how a start says it).
test.runIf(isOnSqlite)(
  'a site without its database is rebuilt from what it published, and keeps what visitors write',
  async () => {
    const folder = await makeFolder();
    onTestFinished(() => rm(folder, { recursive: true }));
    const [data, dist] = [join(folder, 'data'), join(folder, 'dist', 'main')];
    const before = await begin(folder);
    await createUser(folder, 'ada', 'admin');
    const ada = await logIn(before.editorUrl, 'ada');
    const page = { domainId: 'main', slug: 'ask', header: { heading: 'Ask us' }, contents: [FORM] };
    const published = await ada.post<Page>('page/publishPage', { page });
    await ada.post('page/publishPage', { page: { ...published, slug: 'questions' } });
    await ada.post('page/save', { page: { domainId: 'main', slug: 'draft', contents: [] } });
    await expect.poll(async () => (await fetch(`${before.siteUrl}/questions`)).status).toBe(200);
    await before.stop();
    const [filesBefore, siteBefore] = [
      await builtTexts(join(data, 'published'), 'bytes'),
      await builtTexts(dist, 'bytes'),
    ];

    await rm(join(data, 'drafts.sqlite'));
    await writeFile(join(data, 'drafts.sqlite'), '');
    const words = await runProgram(['editor-service/cli/restore.ts', '--from-published'], environment(folder));
    expect(words).toContain('Ask us (/questions): ask');
    const after = await begin(folder);
    expect(after.output()).not.toMatch(/"level":[456]0/);
    await createUser(folder, 'ada', 'admin');
    const again = await logIn(after.editorUrl, 'ada');
    const visitor = await fetch(`${after.editorUrl}/api/forms/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ENV.PUBLIC_SITE_URL },
      body: JSON.stringify(question),
    });
    expect([visitor.status, await visitor.json()]).toEqual([200, {}]);
    expect(await again.get('forms/getSubmissions')).toMatchObject({
      total: 1,
      formSubmissions: [{ form: question.form }],
    });
    expect(await again.get('mail/list')).toMatchObject({ mails: [] });
    const forms = [{ pageId: published._id, address: 'questions', title: 'Ask us', identifier: 'ask' }];
    expect(await again.get('forms/getWithoutRecipient')).toMatchObject({ forms });
    expect(await builtTexts(join(data, 'published'), 'bytes')).toEqual(filesBefore);
    expect(await builtTexts(dist, 'bytes')).toEqual(siteBefore);

    const draft = await again.get<Page>('page/load', { slug: 'questions', domainId: 'main' });
    const { problems } = await again.post<{ problems: object[] }>('page/check', { page: draft });
    expect(problems).toContainEqual(
      expect.objectContaining({
        blockKey: 'f',
        message: 'This form has no recipient, so submissions are kept here but not emailed to anyone.',
      }),
    );
    const { recipient, subject } = FORM;
    await again.post('page/publishPage', {
      page: { ...draft, contents: [{ ...draft.contents[0], recipient, subject }] },
    });
    expect(await again.get('forms/getWithoutRecipient')).toMatchObject({ forms: [] });
    await after.stop();
  },
);
