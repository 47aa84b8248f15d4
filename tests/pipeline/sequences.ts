import fc from 'fast-check';

/** Environment variable that asks the property tests for their long form; `npm run validate -- --all` sets it. */
export const LONG_FORM = 'PAGEWRIGHT_ALL_SEQUENCES';

/** How many sites a property test makes: few in `npm test`, hundreds in `npm run validate -- --all`. */
export const numberOf = ({ short, long }: { short: number; long: number }): number =>
  process.env[LONG_FORM] ? long : short;

/** One of each of these, in any order: what a weighted choice might leave out of a short run. */
export function everyOne<T>(choices: readonly { arbitrary: fc.Arbitrary<T> }[]): fc.Arbitrary<T[]> {
  return fc.tuple(...choices.map(({ arbitrary }) => arbitrary)).chain(shuffled);
}

/** The same values in any order. */
export const shuffled = <T>(values: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...values], { minLength: values.length });
