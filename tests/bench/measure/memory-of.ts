import { readFileSync, writeFileSync } from 'node:fs';

/** How much the memory of a running process grew during work, at most, in megabytes (Linux). */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  writeFileSync(`/proc/${pid}/clear_refs`, '5'); // From now on its peak is counted anew (proc(5)).
  const before = megabytes(pid, 'VmRSS');
  await work();
  return megabytes(pid, 'VmHWM') - before;
}

function megabytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}
