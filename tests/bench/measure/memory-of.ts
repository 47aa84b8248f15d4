import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

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

/** The memory of a process and all its descendants in megabytes; what they share counts once (PSS; Linux). */
export function megabytesOfTree(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024 + childrenOf(pid).reduce((sum, child) => sum + megabytesOfTree(child), 0);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
