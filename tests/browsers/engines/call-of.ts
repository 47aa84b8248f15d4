/** The script that calls a function with these values and resolves with its answer as JSON. */
export const callOf = (work: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(async () => JSON.stringify(await (${String(work)})(...${JSON.stringify(given)})) ?? 'null')()`;
