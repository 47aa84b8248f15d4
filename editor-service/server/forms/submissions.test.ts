import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import { databaseIn, isOnSqlite } from '#content-store/testing/test-database.ts';
import { FILLED_IN, formBlock, postFromSite, publishBlocks } from '../testing/sample-form.ts';
import { beforeStatements } from '../testing/statements.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let editor: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  editor = await service.as(['editor']);
  visitor = await service.as(null);
});

afterAll(() => service.discard());

interface Sample {
  identifier: string;
  form?: Record<string, string>;
  createdAt?: string;
}

async function insert(...samples: Sample[]): Promise<void> {
  const db = await openDatabase(databaseIn(join(service.folder, 'data')));
  const settings = {
    subject: 'Enquiry',
    recipient: 'office@example.org',
    ccs: [{ email: 'a@x.org' }, { email: 'b@x.org' }],
  };
  await transact(db, async (transaction) => {
    for (const { identifier, form = {}, createdAt = '2026-01-05T02:03:00.000Z' } of samples) {
      await insertSubmission(transaction, {
        ...{ domainId: 'main', state: 'received', suspicion: null, eraseAt: null },
        submission: { settings: { ...settings, identifier }, form, createdAt },
      });
    }
  });
  await db.destroy();
}

const csv = async (identifier: string) => (await editor.get(`/api/forms/generateCSV?identifier=${identifier}`)).body;

describe('forms/getSubmissions', () => {
  it('returns a page, the total and all submissions, by part of the identifier and by day', async () => {
    const days = ['2026-01-05', '2026-01-06', '2026-01-07'];
    await insert(
      ...days.map((day) => ({ identifier: 'Filter one', createdAt: `${day}T12:00:00.000Z`, form: { day } })),
    );
    const { body } = await editor.call('forms/getSubmissions', { identifier: 'filter', limit: 1, page: 2 });
    expect([body.total, body.allSubmissions.length, body.formSubmissions.length]).toEqual([3, 3, 1]);
    expect(body.formSubmissions[0]?.form).toEqual({ day: '2026-01-06' });
    const query = { identifier: 'filter', fromDate: '2026-01-06', toDate: '2026-01-06' };
    expect((await editor.call('forms/getSubmissions', query)).body.total).toBe(1);
  });

  it('requires a login', async () => {
    for (const path of [
      'forms/getSubmissions',
      'forms/generateCSV',
      'quarantine/list',
      'mail/list',
      'subscribers/list',
    ]) {
      expect((await visitor.get(`/api/${path}`)).status).toBe(401);
    }
  });

  it.each(['limit=-1', 'limit=1000000000', 'limit=abc', 'limit=101', 'page=-1', 'page=0', 'fromDate=yesterday'])(
    'refuses %s',
    async (query) => expect((await editor.get(`/api/forms/getSubmissions?${query}`)).status).toBe(400),
  );

  it.skipIf(!isOnSqlite)(
    'reads by the index, a page or a piece at a time, however many submissions there are',
    async () => {
      await insert(
        ...Array.from({ length: 1600 }, (_, number) => ({ identifier: 'many', form: { number: `${number}` } })),
      );
      const read: string[] = [];
      const end = beforeStatements((sql) => {
        if (/^select .* from "submissions"/.test(sql)) read.push(sql);
      });
      onTestFinished(end);
      const { body } = await editor.call('forms/getSubmissions', { showDraftSubmissions: 'false' });
      expect([body.formSubmissions.length, body.allSubmissions.length]).toEqual([10, 1000]);
      const lines = (await editor.get('/api/forms/generateCSV')).body.trim().split('\r\n');
      expect(lines.length).toBeGreaterThan(1600);
      end();
      // Three for the first page; then four pieces of 500 twice, for the columns and for the rows.
      expect(read).toHaveLength(3 + 2 * 4);
      for (const sql of read) expect(sql).toMatch(/count\(\*\)|limit \?/);
      const database = new SqliteDatabase(join(service.folder, 'data', 'drafts.sqlite'), { readonly: true });
      for (const sql of new Set(read)) {
        const plan = database.prepare(`explain query plan ${sql}`).all(...(sql.match(/\?/g) ?? []).map(() => ''));
        expect(JSON.stringify(plan)).toContain('submissionsByState');
        expect(JSON.stringify(plan)).not.toMatch(/SCAN|TEMP B-TREE/);
      }
      database.close();
    },
  );
});

describe('forms/submit', () => {
  /** Publishes a form, and returns how it is submitted. */
  async function publishForm(identifier: string, changes: object = {}) {
    await publishBlocks(service, formBlock({ identifier, ...changes }));
    return (form: object = FILLED_IN, more: object = {}) =>
      postFromSite(service, 'forms/submit', { settings: { identifier }, form, ...more });
  }
  const received = async (identifier: string) => (await editor.call('forms/getSubmissions', { identifier })).body.total;

  it('refuses a submission in which nothing was filled in', async () => {
    const fields = [
      { type: 'text', name: 'topic' },
      { type: 'checkbox', name: 'agree' },
    ];
    const submit = await publishForm('unanswered', { fields });
    for (const form of [{}, { topic: ' ', agree: false }]) {
      const { status, body } = await submit(form);
      expect([status, body.error.validationErrors]).toEqual([400, ['Please fill in at least one field.']]);
    }
    expect((await submit({ agree: true })).status).toBe(200);
    expect(await received('unanswered')).toBe(1);
  });

  it('quarantines what is sent with the token of another submission, but not a second try of a refused one', async () => {
    const submit = await publishForm('replayed');
    const { body } = await postFromSite(service, 'forms/token', { identifier: 'replayed' });
    const other = await postFromSite(service, 'forms/token', { identifier: 'replayed' });
    expect(other.body.token).not.toBe(body.token);
    await setTimeout(1100); // quicker is taken for a program
    expect((await submit({ ...FILLED_IN, email: 'none' }, { token: body.token })).status).toBe(400);
    for (const token of [body.token, body.token, other.body.token]) {
      expect((await submit(FILLED_IN, { token })).status).toBe(200);
    }
    expect(await received('replayed')).toBe(2);
    const { body: quarantine } = await editor.call('quarantine/list', {});
    expect(quarantine.formSubmissions[0]?.suspicion).toBe(
      'It was sent before, or with the token of another submission',
    );
  });
});

describe('forms/generateCSV', () => {
  it('has the specified name and columns', async () => {
    await insert({ identifier: 'columns', form: { name: 'Ben "B" O\'Hara', message: 'One\nTwo, three' } });
    const { status, headers } = await editor.get('/api/forms/generateCSV?identifier=columns');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="Form Submissions Export.csv"');
    const response = await fetch(`${service.editorUrl}/api/forms/generateCSV?identifier=columns`, {
      headers: { cookie: editor.cookie },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex'), 'Excel reads the letters as UTF-8').toBe('efbbbf');
    const [head, row] = bytes.subarray(3).toString().split('\r\n');
    expect(head).toBe('Form Identifier,Email Subject,Email Recipient,Email ccs,Submitted At,name,message');
    expect(row).toMatch(
      /^columns,Enquiry,office@example\.org,"a@x\.org, b@x\.org","\d+:03 [ap]m, 0\d\/01\/2026 GMT[+\d:]*",/,
    );
    expect(row).toMatch(/,"Ben ""B"" O'Hara","One\nTwo, three"$/);
  });

  it('lets no cell begin like a formula, and leaves the stored data unchanged', async () => {
    const cells = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\0=1', ' =1', '\n=1', '＝1', 'plain'];
    const form = Object.fromEntries(cells.map((cell, index) => [`c${index}`, cell]));
    await insert({ identifier: 'formulas', form });
    const text = await csv('formulas');
    expect(text).toContain(`"'=HYPERLINK(""x"")",'+1,'-1,'@SUM(A1),'\tx,"'\rx",'=1,' =1,"'\n=1",'＝1,plain`);
    expect(text).not.toContain('\0');
    const { body } = await editor.call('forms/getSubmissions', { identifier: 'formulas' });
    expect(body.formSubmissions[0]?.form).toEqual(form);
  });

  it('is an attachment for the editor only', async () => {
    const fetchFrom = (headers: Record<string, string>) =>
      fetch(`${service.editorUrl}/api/forms/generateCSV?identifier=columns`, {
        headers: { cookie: editor.cookie, ...headers },
      });
    const { headers } = await fetchFrom({ 'sec-fetch-site': 'same-origin' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await fetchFrom({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetchFrom({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${service.editorUrl}/api/forms/generateCSV`)).status).toBe(401);
  });
});

describe('forms/eraseSubmission', () => {
  it('erases a submission permanently, once', async () => {
    await insert({ identifier: 'erase me' });
    const { body } = await editor.call('forms/getSubmissions', { identifier: 'erase me' });
    const _id = body.formSubmissions[0]?._id ?? '';
    expect((await editor.call('forms/eraseSubmission', { _id })).status).toBe(200);
    expect((await editor.call('forms/getSubmissions', { identifier: 'erase me' })).body.total).toBe(0);
    expect((await editor.call('forms/eraseSubmission', { _id })).status).toBe(404);
  });
});

describe('forms/getSuccessEmailPreview', () => {
  it('returns the markup as a visitor would get it', async () => {
    const text = `<p>Dear \${name}, \${name} \${other}</p>`;
    const { body } = await editor.call('forms/getSuccessEmailPreview', { text, values: { name: 'name' } });
    expect(body).toBe(`<p>Dear name, name \${other}</p>`);
  });

  it('removes scripts, and refuses visitors, large texts and frequent requests', async () => {
    const payload = { text: '<script>alert(1)</script><p onclick="x">Hi</p>', values: {} };
    expect((await visitor.call('forms/getSuccessEmailPreview', payload)).status).toBe(401);
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await editor.call('forms/getSuccessEmailPreview', payload, asForm)).status).toBe(415);
    const other = await service.as(['editor']);
    const reply = await other.call('forms/getSuccessEmailPreview', payload);
    expect([reply.body, reply.headers.get('x-content-type-options')]).toEqual(['<p>Hi</p>', 'nosniff']);
    const large = { text: 'x'.repeat(100_001), values: {} };
    expect((await other.call('forms/getSuccessEmailPreview', large)).status).toBe(400);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      statuses.push((await other.call('forms/getSuccessEmailPreview', payload)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(statuses.at(-1)).toBe(429);
  });
});
