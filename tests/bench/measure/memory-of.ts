import { readFileSync, writeFileSync } from 'node:fs';

/** Peak memory growth of a running process during `work`, in megabytes (Linux). */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  writeFileSync(`/proc/${pid}/clear_refs`, '5'); // resets the peak (proc(5))
  const before = megabytes(pid, 'VmRSS');
  await work();
  return megabytes(pid, 'VmHWM') - before;
}

function megabytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}
