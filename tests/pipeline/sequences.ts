import fc from 'fast-check';

/** One of each of these, in any order: what a weighted choice might leave out of a short run. */
export function everyOne<T>(choices: readonly { arbitrary: fc.Arbitrary<T> }[]): fc.Arbitrary<T[]> {
  return fc.tuple(...choices.map(({ arbitrary }) => arbitrary)).chain(shuffled);
}

/** The same values in any order. */
export const shuffled = <T>(values: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...values], { minLength: values.length });
