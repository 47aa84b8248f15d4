import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watchMemory } from './memory-of-tree.ts';

interface RunOptions {
  variables?: Record<string, string>;
  cwd?: string;
  /** Measures memory: that takes time from the program, so its duration says nothing. */
  watch?: boolean;
}

export interface Measured {
  milliseconds: number;
  /** The highest sum of PSS over all its processes; only when watched. */
  peakMegabytes: number;
}

/** Runs Node programs in sequence as one measurement; throws with the output of a program that fails. */
export async function runPrograms(programs: readonly string[][], options: RunOptions = {}): Promise<Measured> {
  const started = performance.now();
  let peakMegabytes = 0;
  for (const program of programs) peakMegabytes = Math.max(peakMegabytes, await run(program, options));
  return { milliseconds: performance.now() - started, peakMegabytes };
}

async function run(program: string[], { variables, cwd, watch = false }: RunOptions): Promise<number> {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, program, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const peak = watch && child.pid !== undefined ? watchMemory(child.pid) : () => 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = await once(child, 'close');
  const megabytes = peak();
  if (code !== 0) throw new Error(`${program.join(' ')} failed:\n${output}`);
  return megabytes;
}
