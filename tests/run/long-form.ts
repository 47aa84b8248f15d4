/** Environment variable that asks tests for their long form; `npm run test:long` and `npm run validate -- --all` set it. */
export const LONG_FORM = 'PAGEWRIGHT_ALL_SEQUENCES';

/** True where tests run in their long form. */
export const IS_LONG = Boolean(process.env[LONG_FORM]);

/** How much a test does: what finds most in `npm test`, all of it in the long form. */
export const numberOf = ({ short, long }: { short: number; long: number }): number => (IS_LONG ? long : short);

/** The unit tests with a long form, for `npm run test:long`, which also runs every journey and all of `scale`. */
export const LONG_UNITS = [
  'tests/pipeline/',
  'tests/faults/',
  'tests/package/',
  'tests/upgrades/',
  'tests/security/operations.test.ts',
  'tests/carried-texts.test.ts',
  'tests/docs/snippets.test.ts',
  'tests/rules/markup.test.ts',
];

/** Of these, files that only the long form runs; the comment in each says what proves the same in each run. */
export const LONG_FILES = [
  'tests/faults/kill-a-set.test.ts',
  'tests/faults/kill-at-each-step.test.ts',
  'tests/faults/kill-undo-and-release.test.ts',
  'tests/faults/lost-database.test.ts',
  'tests/upgrades/upgrade-package.test.ts',
];
