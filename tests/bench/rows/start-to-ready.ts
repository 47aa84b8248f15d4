import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { environment, freePort } from '../../running-product.ts';
import type { Bench, Row } from '../bench.ts';
import { QUIET } from '../measure/editing-service.ts';
import { median } from '../measure/statistics.ts';

const SAMPLES = 5;
const TARGET_MS = 3000;

/** `npm start` to its ready line when everything is already compiled, seeded and built. */
export async function startToReady(bench: Bench): Promise<Row[]> {
  const demo = await startAgain(join(bench.folder, 'demo'), { DEMO: '1' });
  const rows: Row[] = [{ ...rowOf('demo site', demo), target: 'at most 3 s', isMet: median(demo) <= TARGET_MS }];
  if (bench.isLarge) rows.push(rowOf('5000 pages', await startAgain(await bench.siteOf(5000))));
  return rows;
}

async function startAgain(folder: string, variables: Record<string, string> = {}): Promise<number[]> {
  const ports = [await freePort(), await freePort()] as const;
  const env = { ...process.env, ...environment(folder, ...ports), ...QUIET, ...variables };
  await startOnce(env);
  const samples: number[] = [];
  for (let round = 0; round < SAMPLES; round += 1) samples.push(await startOnce(env));
  return samples;
}

/** Milliseconds from the command to the ready line; then stops the program. */
async function startOnce(env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('ready ')) break;
  const milliseconds = performance.now() - started;
  if (child.pid === undefined || child.exitCode !== null) throw new Error('npm start ended before it was ready');
  process.kill(-child.pid, 'SIGTERM'); // npm and all its children
  await gone;
  return milliseconds;
}

function rowOf(site: string, samples: readonly number[]): Row {
  const [middle, least, most] = [median(samples), Math.min(...samples), Math.max(...samples)];
  const seconds = [middle, least, most].map((value) => (value / 1000).toFixed(1));
  return { what: `npm start to ready, ${site}`, ours: `${seconds[0]} s (${seconds[1]} to ${seconds[2]})` };
}
