/** The nearest-rank percentile; `share` is from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Runs each measurement once per round, so that other load on the machine affects all of them alike. */
export async function interleaved<Name extends string, Value>(
  rounds: number,
  measurements: Record<Name, (round: number) => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(measurements) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await measurements[name](round));
  }
  return results;
}
