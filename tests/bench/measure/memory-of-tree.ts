import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 50;

/**
 * Follows a process and all it starts (Linux): the returned function ends that and answers the highest sum of their PSS in
 * megabytes. PSS counts memory that several processes share once.
 */
export function watchMemory(pid: number): () => number {
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, sum(treeBelow(pid).map(kilobytesOf)) / 1024);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return highest;
  };
}

function treeBelow(pid: number): number[] {
  const threads = attempt(() => readdirSync(`/proc/${pid}/task`), []);
  const children = threads.flatMap((thread) =>
    attempt(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => treeBelow(Number(child)))];
}

const kilobytesOf = (pid: number): number =>
  attempt(() => Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0), 0);

/** Processes end between two looks at them. */
function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
