import { describe, expect, it } from 'vitest';
import { type FoundParts, judgeParts, type Need, type Outcome } from './judge-parts.ts';

const [OWN, OTHER] = ['site-one', 'site-two'];
const NEEDS: readonly Need[] = [
  'start',
  'send',
  'import',
  'user',
  'target',
  'database',
  'content',
  'build',
  'verify',
  'rebuild',
];

/** Nothing at all: a first start. */
const NOTHING: FoundParts = {
  database: { path: '/data/drafts.sqlite', state: 'missing', site: null },
  published: { path: '/data/published', site: null, hasFiles: false },
  bucket: null,
  originals: { path: '/data/media', hasFiles: false },
  dist: { path: '/dist', site: null, hasFiles: false, pair: '', manifestPair: '' },
};
const { database, published, originals, dist } = NOTHING;

/** Everything there, each part with the mark of the site. */
const WHOLE: FoundParts = {
  database: { ...database, state: 'site', site: OWN },
  published: { ...published, site: OWN, hasFiles: true },
  bucket: null,
  originals: { ...originals, hasFiles: true },
  dist: { ...dist, site: OWN, hasFiles: true, pair: 'p', manifestPair: 'p' },
};
/** As it was before sites had ids: the database got one in this start, nothing carries it yet. */
const OLDER: FoundParts = {
  ...WHOLE,
  published: { ...WHOLE.published, site: null },
  dist: { ...WHOLE.dist, site: null },
};
const begun = { ...database, state: 'begun', site: OWN } as const;
const bucket = { path: 's3://bucket', site: null, hasFiles: false };

/** What a start, who sends to a bucket, an import, `user:create`, a move to it, a command on the database, one on the content, a build, verify and a rebuild make of it. */
type Row = readonly [what: string, found: FoundParts, outcomes: string];

/** B begins a site, goes on; refusals: L the database is lost, O another site's, U unknown files, D no database, C no content, P nothing published. */
const WORDS: Record<string, Outcome> = {
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

  // The database is missing, empty, or another one than that of the rest.
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

describe('judgeParts()', () => {
  it.each(ROWS)('%s', (_, found, outcomes) => {
    const judged = NEEDS.map((need) => [need, judgeParts(found, need).outcome]);
    expect(judged).toEqual(NEEDS.map((need, index) => [need, WORDS[outcomes[index] ?? '']]));
  });

  it('takes the parts of another site over when its id is given', () => {
    const theirs = { ...WHOLE, dist: { ...WHOLE.dist, site: OTHER }, published: { ...WHOLE.published, site: OTHER } };
    expect(judgeParts(theirs, 'start', OTHER).outcome).toBe('goes on');
    expect(judgeParts(theirs, 'start', 'a third').outcome).toBe('other-site');
    const old = { ...OLDER, dist: { ...OLDER.dist, pair: 'q' } };
    expect(judgeParts(old, 'start', 'q').outcome).toBe('goes on');
    const empty = { ...NOTHING, dist: { ...WHOLE.dist, manifestPair: '' } };
    expect(judgeParts(empty, 'start', OWN).outcome).toBe('begins');
  });

  it('never begins a site over published files, whatever id is given', () => {
    expect(judgeParts({ ...WHOLE, database }, 'start', OWN).outcome).toBe('database-lost');
  });

  it('says what is there, what is not, and what to do', () => {
    const refusal = (found: FoundParts, need: Need) => judgeParts(found, need).refusal;
    const lost = refusal({ ...WHOLE, database }, 'start');
    expect(lost).toMatch(/\/data\/drafts\.sqlite.*\/data\/published.*npm run restore -- DIR.*--from-published/s);
    const other = refusal({ ...WHOLE, dist: { ...WHOLE.dist, site: OTHER } }, 'start');
    expect(other).toMatch(/\/dist.*site-two.*\/data\/drafts\.sqlite.*site-one.*REPLACE_SITE=site-two/s);
    const compared = refusal({ ...WHOLE, dist: { ...WHOLE.dist, site: OTHER } }, 'verify');
    expect(compared).toMatch(/\/dist.*site-two.*\/data\/published.*site-one/s);
    expect(compared).not.toContain('REPLACE_SITE');
    expect(refusal({ ...NOTHING, dist: { ...dist, site: OTHER } }, 'start')).toMatch(/\/dist.*site-two.*mounted/s);
    expect(refusal(NOTHING, 'content')).toMatch(/\/data\/drafts\.sqlite/);
    expect(refusal(NOTHING, 'build')).toMatch(/\/data\/published/);
    expect(refusal(WHOLE, 'start')).toBeNull();
  });
});
