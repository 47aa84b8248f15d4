import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REPORT_PEAK = new URL('./report-peak.mjs', import.meta.url).href;

export interface Measured {
  milliseconds: number;
  /** Of the largest process. */
  peakMegabytes: number;
}

/** Runs Node programs in sequence as one measurement; throws with the output of a program that fails. */
export async function runPrograms(programs: readonly string[][], variables: Record<string, string>): Promise<Measured> {
  const peakFolder = await mkdtemp(join(tmpdir(), 'pagewright-peak-'));
  const env = { ...process.env, ...variables, NODE_OPTIONS: `--import ${REPORT_PEAK}`, PEAK_FOLDER: peakFolder };
  const started = performance.now();
  for (const program of programs) await run(program, env);
  const milliseconds = performance.now() - started;
  const peaks = await Promise.all((await readdir(peakFolder)).map((name) => readFile(join(peakFolder, name), 'utf8')));
  await rm(peakFolder, { recursive: true });
  return { milliseconds, peakMegabytes: Math.max(...peaks.map(Number)) / 1024 };
}

async function run(program: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program.join(' ')} failed:\n${output}`);
}
