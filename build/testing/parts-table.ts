import type { FoundParts, Outcome } from '../parts/judge-parts.ts';

export const [OWN, OTHER] = ['1'.repeat(20), '2'.repeat(20)];

/** Nothing at all: a first start. */
export const NOTHING: FoundParts = {
  database: { path: '/data/drafts.sqlite', state: 'missing', site: null },
  published: { path: '/data/published', site: null, hasFiles: false },
  bucket: null,
  originals: { path: '/data/media', hasFiles: false },
  dist: { path: '/dist', site: null, hasFiles: false, pair: '', manifestPair: '' },
};
const { database, published, originals, dist } = NOTHING;

/** Everything there, each part with the mark of the site. */
export const WHOLE: FoundParts = {
  database: { ...database, state: 'site', site: OWN },
  published: { ...published, site: OWN, hasFiles: true },
  bucket: null,
  originals: { ...originals, hasFiles: true },
  dist: { ...dist, site: OWN, hasFiles: true, pair: 'p', manifestPair: 'p' },
};
/** As it was before sites had ids: the database got one in this start, nothing carries it yet. */
export const OLDER: FoundParts = {
  ...WHOLE,
  published: { ...WHOLE.published, site: null },
  dist: { ...WHOLE.dist, site: null },
};
const begun = { ...database, state: 'begun', site: OWN } as const;
const bucket = { path: 's3://bucket', site: null, hasFiles: false };

/** Situations, and what each of NEEDS makes of them. */
type Row = readonly [what: string, found: FoundParts, outcomes: string];

/** The order of the letters of a row. */
export const NEEDS = [
  ...(['start', 'send', 'import', 'user', 'target', 'database', 'content', 'build', 'verify', 'rebuild'] as const),
];

/** B begins a site, goes on; refusals: L the database is lost, O another site's, U unknown files, D no database, C no content, P nothing published. */
const WORDS: Readonly<Record<string, Outcome>> = {
  B: 'begins',
  '.': 'goes on',
  L: 'database-lost',
  O: 'other-site',
  U: 'unknown-dist',
  D: 'no-database',
  C: 'no-content',
  P: 'no-published',
};

const ROWS: readonly Row[] = [
  ['nothing at all', NOTHING, 'BCBBBDCPPP'],

  // A first start or import that was killed.
  ['a database without content', { ...NOTHING, database: begun }, 'BCBBB.CPPP'],
  ['… and dist with its mark', { ...NOTHING, database: begun, dist: { ...dist, site: OWN } }, 'BCBBB.CPPP'],
  ['… and pictures drawn before the commit', { ...NOTHING, database: begun, originals: WHOLE.originals }, 'BCBBB.CPPP'],
  ['a site before its first publish', { ...NOTHING, database: WHOLE.database }, '.......PPP'],
  ['… and half of its first dist', { ...WHOLE, dist: { ...WHOLE.dist, pair: '', manifestPair: 'p' } }, '..........'],

  ['a whole site', WHOLE, '..........'],
  ['one of before sites had ids', OLDER, '..........'],

  // The database is missing, empty, or belongs to another site than the rest.
  ['only the database missing', { ...WHOLE, database }, 'LLLLLLL...'],
  ['… in an installation without ids', { ...OLDER, database }, 'LLLLLLL...'],
  ['… and dist too', { ...WHOLE, database, dist }, 'LLLLLLL...'],
  ['… and the published files too', { ...WHOLE, database, published }, 'LLLLLLLPPP'],
  ['… with nothing but published files', { ...NOTHING, published: WHOLE.published }, 'LLLLLLL...'],
  [
    '… with nothing but published files in a bucket',
    { ...NOTHING, bucket: { ...bucket, hasFiles: true } },
    'LLLLLLL...',
  ],
  ['… with nothing but originals', { ...NOTHING, originals: WHOLE.originals }, 'LLLLLLLPPP'],
  ['published files beside a database without content', { ...WHOLE, database: begun }, 'LLLLL.L...'],

  // A data folder that is not mounted, or another one.
  ['an empty data folder and a dist', { ...NOTHING, dist: { ...WHOLE.dist, manifestPair: '' } }, 'OCOOBDCPPP'],
  ['… of before sites had ids', { ...NOTHING, dist: { ...OLDER.dist, manifestPair: '' } }, 'OCOOBDCPPP'],
  ['… in which a user was created', { ...NOTHING, database: begun, dist: { ...dist, site: OTHER } }, 'OCOOB.CPPP'],
  ['an empty data folder and files in dist', { ...NOTHING, dist: { ...dist, hasFiles: true } }, 'UCUUBDCPPP'],

  // dist is derived.
  ['dist missing or empty', { ...WHOLE, dist }, '..........'],
  ['dist of another site', { ...WHOLE, dist: { ...WHOLE.dist, site: OTHER } }, 'O......OO.'],
  ['… in an installation without ids', { ...OLDER, dist: { ...OLDER.dist, pair: 'q' } }, 'O......OO.'],
  ['dist copied without its hidden files', { ...WHOLE, dist: { ...dist, hasFiles: true } }, '..........'],
  ['dist that changed hands and came back', { ...WHOLE, dist: { ...WHOLE.dist, pair: 'q' } }, '..........'],
  ['a restored data folder and its dist', { ...WHOLE, dist: { ...WHOLE.dist, manifestPair: '' } }, '..........'],
  ['… in an installation without ids', { ...OLDER, dist: { ...OLDER.dist, manifestPair: '' } }, '..........'],

  // Published files are written again from the database.
  ['published files missing', { ...WHOLE, published }, '.......PPP'],
  ['published files of another site', { ...WHOLE, published: { ...WHOLE.published, site: OTHER } }, 'O.O....OO.'],
  ['published files in a checkout', { ...OLDER, database, originals, dist }, 'LLLLLLL...'],
  [
    'published files without a mark, and a dist of elsewhere',
    { ...WHOLE, published: OLDER.published, dist: { ...WHOLE.dist, manifestPair: '' } },
    '.......OO.',
  ],
  ['originals missing', { ...WHOLE, originals }, '..........'],

  // With PostgreSQL or a bucket the disk is a cache.
  ['an empty disk', { ...NOTHING, database: WHOLE.database }, '.......PPP'],
  [
    '… and a bucket',
    { ...NOTHING, database: WHOLE.database, bucket: { ...bucket, site: OWN, hasFiles: true } },
    '..........',
  ],
  ['a bucket of another site', { ...WHOLE, bucket: { ...bucket, site: OTHER, hasFiles: true } }, '.OO....O..'],
  ['an empty bucket', { ...WHOLE, bucket }, '..........'],
];

/** Every situation with what each need must make of it. */
export const TABLE = ROWS.map(([what, found, letters]) => ({
  what,
  found,
  outcomes: NEEDS.map((need, index) => ({ need, outcome: WORDS[letters[index] ?? ''] })),
}));
