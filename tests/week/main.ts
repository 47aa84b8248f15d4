import '#build/require-node.mjs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { createUser, type EditingClient, logIn } from '../editing-client.ts';
import { verify } from '../faults/verify.ts';
import { runProgram } from '../run-program.ts';
import { discard, environment, makeFolder, startProduct } from '../running-product.ts';

/**
 * `npm run test:week`: a week of a small site in five minutes. Says what the service keeps and takes at its end, and fails when
 * a schedule did not run once at its time, a session lives on, something grew, or the last backup is not the site.
 */
const SPEED = 2016;
const HOUR_MS = 3_600_000 / SPEED;
const HOURS = 7 * 24;
const PAGES = 20;
/** Kept for so short that a week shows it. */
const RETENTION = { HISTORY_DAYS: '2', HISTORY_VERSIONS: '3', AUDIT_DAYS: '2', MAIL_DAYS: '1', AUTH_DAYS: '3' };

const clock = {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./fast-clock.ts', import.meta.url))}`,
  CLOCK_BEGAN: String(Date.now()),
  CLOCK_SPEED: String(SPEED),
};
const fastNow = () => new Date(Number(clock.CLOCK_BEGAN) + (Date.now() - Number(clock.CLOCK_BEGAN)) * SPEED);

const env = { DEMO: '0', ...RETENTION, ...clock };
const product = await startProduct({ env });
const { folder } = product;
const backups = await makeFolder();
await createUser(folder, 'ada', 'admin');
const first = await logIn(product.editorUrl, 'ada');
let client = first;
const samples: Record<string, number>[] = [];
/** When the page of each day's schedule goes live, in milliseconds. */
const due: number[] = [];

for (let hour = 0; hour < HOURS; hour += 1) {
  const next = rest(HOUR_MS);
  if (hour % 24 === 12) client = await logIn(product.editorUrl, 'ada');
  await publish(client, hour % PAGES, hour);
  if (hour % 24 === 0) await scheduleTomorrow(client, hour / 24);
  if (hour % 24 === 3)
    await runProgram(['editor-service/cli/backup.ts', join(backups, `day-${Math.floor(hour / 24)}`)], {
      ...environment(folder),
      ...env,
    });
  if (hour % 24 === 23) samples.push(await sample());
  await next;
}

await rest(26 * HOUR_MS); // The last schedule is due a day later.
const late: number[] = [];
for (const [day, at] of due.entries()) {
  const { publishedAt = '' } = await client.get<Page>('page/load', { slug: `tomorrow-${day}`, domainId: 'main' });
  late.push((Date.parse(publishedAt) - at) / 60_000);
}
const oldSession = await first.get('page/find', { domainId: 'main' }).then(
  () => 'still valid',
  (error: unknown) => String(error).slice(0, 11),
);
await product.stop();
await verify(product);

for (const [day, one] of samples.entries()) console.info(`Day ${day + 1}: ${JSON.stringify(one)}`);
console.info(`Schedules, minutes late: ${late.map((one) => one.toFixed(1)).join(' ')}`);
console.info(`A session of the first day: ${oldSession}`);
const restored = await restoreLast();
console.info(`The last backup has ${restored} pages.`);

const [early, end] = [samples[3], samples.at(-1)];
const problems = [
  ...(late.every((minutes) => minutes >= 0 && minutes < 120) ? [] : ['a schedule did not run at its time']),
  ...(oldSession === 'Error: 401 ' ? [] : ['a session outlived AUTH_DAYS']),
  ...(restored === PAGES + 8 ? [] : ['the last backup lacks pages']),
  ...Object.keys(end ?? {})
    .filter((name) => (end?.[name] ?? 0) > 1.5 * (early?.[name] ?? 0))
    .map((name) => `${name} grew`),
];
console.info(problems.length === 0 ? 'Nothing grew, nothing was lost.' : problems.join('\n'));
await discard(product);
process.exitCode = problems.length === 0 ? 0 : 1;

async function publish({ get, post }: EditingClient, number: number, hour: number): Promise<void> {
  const slug = `page-${number}`;
  const known = await get<Page>('page/load', { slug, domainId: 'main' }).catch(() => ({ domainId: 'main', slug }));
  await post('page/publishPage', { page: { ...known, header: { heading: `Written in hour ${hour}` } } });
}

async function scheduleTomorrow({ post }: EditingClient, day: number): Promise<void> {
  const page = { domainId: 'main', slug: `tomorrow-${day}`, header: { heading: `Day ${day}` } };
  const { _id } = await post<Page>('page/save', { page });
  const tomorrow = new Date(fastNow().getTime() + 24 * 3_600_000).toISOString();
  const at = { day: tomorrow.slice(0, 10), time: tomorrow.slice(11, 16), zone: 'UTC' };
  due.push(Date.parse(`${at.day}T${at.time}:00.000Z`));
  await post('schedule/save', { domainId: 'main', action: 'publish', items: [{ kind: 'page', _id }], ...at });
}

async function sample(): Promise<Record<string, number>> {
  const open = await openDatabase(databaseIn(join(folder, 'data')));
  const count = async (table: 'pageHistory' | 'audit' | 'sessions') =>
    (
      await open
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  const [versions, audit, sessions] = [await count('pageHistory'), await count('audit'), await count('sessions')];
  await open.destroy();
  const status = await readFile(`/proc/${product.pid}/smaps_rollup`, 'utf8');
  const memory = Math.round(Number(/^Pss:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  const { size } = await stat(join(folder, 'data/drafts.sqlite'));
  return { versions, audit, sessions, 'database KB': Math.round(size / 1024), 'memory MB': memory };
}

async function restoreLast(): Promise<number> {
  const last = (await readdir(backups)).sort().at(-1) ?? '';
  const elsewhere = await makeFolder();
  await runProgram(['editor-service/cli/restore.ts', join(backups, last), '--force'], environment(elsewhere));
  const copy = await openDatabase(databaseIn(join(elsewhere, 'data')));
  const pages = await copy.selectFrom('pages').where('copy', '=', 'draft').select('id').execute();
  await copy.destroy();
  return pages.length;
}
