/** Table size limit: two texts of 2,000 words. Beyond it, everything between the equal ends counts as replaced. */
const MOST_CELLS = 4_000_000;

export interface CommonRun<T> {
  kind: 'same' | 'added' | 'removed';
  items: T[];
}

/** How one list becomes another, in order: runs of entries kept (as many as possible), removed and added. */
export function runsBetween<T>(before: readonly T[], after: readonly T[]): CommonRun<T>[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const middle = middleRuns(before.slice(start, before.length - end), after.slice(start, after.length - end));
  const edges = [run('same', before.slice(0, start)), ...middle, run('same', before.slice(before.length - end))];
  return joined(edges);
}

/** The longest common subsequence of two lists. */
export function longestCommon<T>(before: readonly T[], after: readonly T[]): T[] {
  return runsBetween(before, after).flatMap(({ kind, items }) => (kind === 'same' ? items : []));
}

function middleRuns<T>(before: readonly T[], after: readonly T[]): CommonRun<T>[] {
  if ((before.length + 1) * (after.length + 1) > MOST_CELLS) return [run('removed', before), run('added', after)];
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const runs: CommonRun<T>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      runs.push(run('same', before.slice(i, ++i)));
      j++;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      runs.push(run('removed', before.slice(i, ++i)));
    } else runs.push(run('added', after.slice(j, ++j)));
  }
  return [...runs, run('removed', before.slice(i)), run('added', after.slice(j))];
}

/** For each pair of positions, the length of the longest common subsequence from there on. */
function commonLengths<T>(before: readonly T[], after: readonly T[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const [down = 0, right = 0] = [lengths[(i + 1) * width + j], lengths[i * width + j + 1]];
      const diagonal = lengths[(i + 1) * width + j + 1] ?? 0;
      lengths[i * width + j] = before[i] === after[j] ? diagonal + 1 : Math.max(down, right);
    }
  }
  return lengths;
}

const run = <T>(kind: CommonRun<T>['kind'], items: readonly T[]): CommonRun<T> => ({ kind, items: [...items] });

function joined<T>(runs: readonly CommonRun<T>[]): CommonRun<T>[] {
  const result: CommonRun<T>[] = [];
  for (const next of runs) {
    const last = result.at(-1);
    if (next.items.length === 0) continue;
    if (last?.kind === next.kind) last.items.push(...next.items);
    else result.push(next);
  }
  return result;
}
