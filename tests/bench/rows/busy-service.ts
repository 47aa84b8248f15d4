import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import bcrypt from 'bcrypt';
import { PASSWORD_ROUNDS } from '#editor-service/server/people/passwords.ts';
import { createUser } from '../../editing-client.ts';
import { startProduct } from '../../running-product.ts';
import type { Bench, Row } from '../bench.ts';
import { cookieOf, QUIET } from '../measure/editing-service.ts';
import { type LoadReport, load } from '../measure/load.ts';
import { median } from '../measure/statistics.ts';

const REPORT_DELAY = new URL('../measure/report-loop-delay.mjs', import.meta.url).href;
const ROUNDS = 3;
const MAX_TIMES_IDLE = 4;
const MAX_DELAY_MS = 100;

/** How many simultaneous logins affect other users, and the number of logins per second. */
export async function busyService(bench: Bench): Promise<Row[]> {
  const delayFile = join(bench.folder, 'loop-delay');
  const env = { ...QUIET, NODE_OPTIONS: `--import ${REPORT_DELAY}`, LOOP_DELAY_FILE: delayFile };
  const product = await startProduct({ folder: join(bench.folder, 'busy'), env });
  try {
    const { editorUrl, folder } = product;
    await createUser(folder, 'ada', 'admin', PASSWORD_ROUNDS);
    const headers = { cookie: await cookieOf(editorUrl) };
    const others = () => load({ url: `${editorUrl}/api/page/load?slug=`, headers, connections: 2, rate: 200 });
    const login = { url: `${editorUrl}/api/user/login`, headers: { origin: editorUrl }, connections: 30, seconds: 3 };
    const logins = () => load({ ...login, body: { username: 'ada', password: 'a wrong password' } });
    await others();
    const idle: LoadReport[] = [];
    const busy: LoadReport[] = [];
    const refused: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(await others());
      const [during, flood] = await Promise.all([others(), logins()]);
      busy.push(during);
      refused.push((flood.statuses['401'] ?? 0) / login.seconds);
    }
    const compare = await millisecondsOfOneCompare();
    const delay = await loopDelay(product.pid, delayFile);
    return [rowOfOthers(idle, busy), rowOfLogins(median(refused), compare), rowOfDelay(delay)];
  } finally {
    await product.stop();
  }
}

async function millisecondsOfOneCompare(): Promise<number> {
  const hash = await bcrypt.hash('a password', PASSWORD_ROUNDS);
  const times: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const started = performance.now();
    await bcrypt.compare('another password', hash);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** The delay since the start, in milliseconds. */
async function loopDelay(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await pause(20);
  return Number(readFileSync(file, 'utf8'));
}

function rowOfOthers(idle: readonly LoadReport[], busy: readonly LoadReport[]): Row {
  const [before, during] = [idle, busy].map((reports) => median(reports.map(({ p99 }) => p99)));
  const times = (during ?? 0) / Math.max(before ?? 0, 1);
  return {
    what: 'page/load during 30 logins at once, p99',
    ours: `${during} ms = ${times.toFixed(1)} × idle`,
    baseline: `idle ${before} ms`,
    target: `at most ${MAX_TIMES_IDLE} ×, aim 2`,
    isMet: times <= MAX_TIMES_IDLE,
  };
}

function rowOfLogins(perSecond: number, compareMs: number): Row {
  const most = (availableParallelism() * 1000) / compareMs;
  return {
    what: 'Logins',
    ours: `${perSecond.toFixed(1)}/s = ${(perSecond / most).toFixed(2)} of all cores`,
    baseline: `one bcrypt comparison ${compareMs.toFixed(0)} ms`,
    target: 'at least 0.7, aim 0.9',
    isMet: perSecond / most >= 0.7,
  };
}

const rowOfDelay = (delay: number): Row => ({
  what: 'Event loop, delay p99 under that load',
  ours: `${delay.toFixed(0)} ms`,
  target: `at most ${MAX_DELAY_MS} ms, aim 30`,
  isMet: delay <= MAX_DELAY_MS,
});
