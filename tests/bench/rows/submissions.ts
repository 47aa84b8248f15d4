import { join } from 'node:path';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { createUser } from '../../editing-client.ts';
import { startProduct } from '../../running-product.ts';
import type { Bench, Row } from '../bench.ts';
import { cookieOf, QUIET } from '../measure/editing-service.ts';
import { growthDuring } from '../measure/memory-of.ts';
import { median } from '../measure/statistics.ts';

const COUNT = 100_000;
const BATCH = 1000;
const MAX_MS = 100;
const MAX_MEGABYTES = 100;

/** The dashboard's first page of 100,000 submissions, and all of them as CSV. */
export async function submissions(bench: Bench): Promise<Row[]> {
  const folder = join(bench.folder, 'submissions');
  const product = await startProduct({ folder, env: { ...QUIET, DEMO: '1' } });
  try {
    await createUser(folder, 'ada', 'editor');
    const headers = { cookie: await cookieOf(product.editorUrl) };
    await fill(join(folder, 'data', 'drafts.sqlite'));
    const first = async () => timed(() => fetch(`${product.editorUrl}/api/forms/getSubmissions?limit=10`, { headers }));
    await first();
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) times.push((await first()).milliseconds);
    const files: Timed[] = [];
    const exportAll = async () => timed(() => fetch(`${product.editorUrl}/api/forms/generateCSV`, { headers }));
    const grown = await growthDuring(product.pid, async () => files.push(await exportAll()));
    return [rowOfPage(median(times)), ...files.map((file) => rowOfFile(file, grown))];
  } finally {
    await product.stop();
  }
}

/** Similar submissions in a few large writes. */
async function fill(file: string): Promise<void> {
  const db = await openDatabase(file);
  const settings = { identifier: 'contact', subject: 'Enquiry', recipient: 'office@example.org', ccs: [] };
  const facts = {
    domainId: DOMAIN_ID,
    state: 'received',
    suspicion: null,
    eraseAt: null,
    identifier: 'contact',
  } as const;
  for (let first = 0; first < COUNT; first += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => ({
      ...facts,
      id: `bench-${first + index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1) + first + index).toISOString(),
      document: JSON.stringify({ settings, form: { name: `Visitor ${index}`, message: 'x'.repeat(200) } }),
    }));
    await db.insertInto('submissions').values(rows).execute();
  }
  await db.destroy();
}

interface Timed {
  milliseconds: number;
  bytes: number;
}

async function timed(ask: () => Promise<Response>): Promise<Timed> {
  const started = performance.now();
  const response = await ask();
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  if (!response.ok) throw new Error(`The service returned status ${response.status}`);
  return { milliseconds: performance.now() - started, bytes };
}

const rowOfPage = (milliseconds: number): Row => ({
  what: 'First page of 100,000 submissions',
  ours: `${milliseconds.toFixed(0)} ms`,
  target: `at most ${MAX_MS} ms`,
  isMet: milliseconds <= MAX_MS,
});

const rowOfFile = ({ milliseconds, bytes }: Timed, grown: number): Row => ({
  what: '100,000 submissions as CSV',
  ours: `${(bytes / 1e6).toFixed(0)} MB in ${(milliseconds / 1000).toFixed(1)} s, ${grown.toFixed(0)} MB more memory at most`,
  target: `at most ${MAX_MEGABYTES} MB more`,
  isMet: grown <= MAX_MEGABYTES,
});
