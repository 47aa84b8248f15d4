/** A folder or bucket of a site: the id of the site whose mark it carries, and whether there is any file of a site in it. */
export interface FoundPart {
  path: string;
  site: string | null;
  hasFiles: boolean;
}

/** What a start or a command finds of a site. */
export interface FoundParts {
  /** `begun`: it has tables and no content, as in a first start that was killed. */
  database: { path: string; state: 'missing' | 'begun' | 'site'; site: string | null };
  published: FoundPart;
  /** The bucket that the published files are sent to, if there is one. */
  bucket: FoundPart | null;
  originals: Omit<FoundPart, 'site'>;
  /** `pair` and `manifestPair`: equal when it was last written with these manifests (`build/output/pair.ts`). */
  dist: FoundPart & { pair: string; manifestPair: string };
}

/**
 * What for. `start`, `import`, `user` (`user:create`) and `target` (of a move, which has a dist of its own or none) may begin a
 * site. A command on the `database` or on its `content` needs it to be there, and so does a delivery that begins to `send` to a
 * bucket. `build`, `verify` and `rebuild` (a lost database) read published files and no database.
 */
export type Need = keyof typeof USES;

export type Outcome =
  | 'begins'
  | 'goes on'
  | 'database-lost'
  | 'other-site'
  | 'unknown-dist'
  | 'no-database'
  | 'no-content'
  | 'no-published';

export interface Judgement {
  outcome: Outcome;
  /** What is there, what is not, and what to do; null when it may go on. */
  refusal: string | null;
}

/** The parts that each writes, or compares with the rest: those of another site are refused. */
const USES = {
  start: ['published', 'dist'],
  send: ['bucket'],
  import: ['published', 'bucket'],
  user: [],
  target: [],
  database: [],
  content: [],
  build: ['bucket', 'dist'],
  verify: ['dist'],
  rebuild: [],
} as const satisfies Record<string, readonly ('published' | 'bucket' | 'dist')[]>;

/**
 * Decides whether what was found is a whole site, a beginning, or the rest of a site. What is absent is no beginning while
 * any other part is there. `replaces`: the id of a site whose dist and published files may be taken over.
 */
export function judgeParts(found: FoundParts, need: Need, replaces?: string): Judgement {
  const { database, published, bucket, dist } = found;
  if (isOfBuild(need)) {
    if (!published.hasFiles && !bucket?.hasFiles) return noPublished(found);
    return otherSite(found, need, published.site ?? bucket?.site ?? null, replaces) ?? GOES_ON;
  }
  if (database.state === 'site') return otherSite(found, need, database.site, replaces) ?? GOES_ON;
  if (need === 'database' && database.state === 'begun') return GOES_ON;
  const rest = restOf(found);
  if (rest) return databaseLost(found, rest);
  if (need === 'database' || need === 'content' || need === 'send') return noDatabase(found, need);
  if (need === 'target') return BEGINS;
  const isUnknown = dist.hasFiles && dist.site === null && dist.pair === '';
  return (isUnknown && unknownDist(found)) || (otherSite(found, 'start', database.site, replaces) ?? BEGINS);
}

const isOfBuild = (need: Need): boolean => need === 'build' || need === 'verify' || need === 'rebuild';

const GOES_ON: Judgement = { outcome: 'goes on', refusal: null };
const BEGINS: Judgement = { outcome: 'begins', refusal: null };

/** The place that has files of a site without a database; a first start draws pictures before it commits. */
function restOf({ database, published, bucket, originals }: FoundParts): string | undefined {
  if (published.hasFiles) return published.path;
  if (bucket?.hasFiles) return bucket.path;
  return originals.hasFiles && database.state === 'missing' ? originals.path : undefined;
}

/** Refuses a part that this need writes and that carries the id of another site. */
function otherSite(found: FoundParts, need: Need, own: string | null, replaces?: string): Judgement | null {
  const parts = { ...found, dist: { ...found.dist, site: siteOfDist(found, need, own) } };
  for (const name of USES[need]) {
    const part = parts[name];
    if (!part || part.site === null || part.site === own || part.site === replaces) continue;
    const { path } = isOfBuild(need) ? found.published : found.database;
    const has = own === null || (!isOfBuild(need) && found.database.state !== 'site') ? 'no site' : `the site ${own}`;
    return refuse(
      'other-site',
      `${SETTINGS[name]} ${part.path} belongs to the site ${part.site}, but ${path} holds ${has}.`,
      MOUNTED,
      ...(need === 'verify'
        ? []
        : [`If it is to be replaced all the same, run this once with REPLACE_SITE=${part.site}.`]),
    );
  }
  return null;
}

const SETTINGS = { published: 'CONTENT_DIR', bucket: 'STORAGE_URL', dist: 'DIST_DIR' } as const;

/** Its mark. Before there were any, manifests that describe another dist told the same. */
function siteOfDist({ database, dist }: FoundParts, need: Need, own: string | null): string | null {
  const isPair = dist.pair !== '' && dist.pair === dist.manifestPair;
  if (dist.site !== null) return own === null && isPair ? null : dist.site;
  const isRestored = dist.manifestPair === '' && (isOfBuild(need) || database.state === 'site');
  return isPair || isRestored || dist.pair === '' ? null : dist.pair;
}

const MOUNTED = 'Nothing was changed. Is a disk not mounted, or does a setting name another place?';
const RESTORE = 'npm run restore -- DIR puts back a backup';

function databaseLost({ database, published, bucket }: FoundParts, rest: string): Judgement {
  const rebuild = '; npm run restore -- --from-published makes the drafts again from the published files';
  return refuse(
    'database-lost',
    `The database ${database.path} holds no site, but there are files of one in ${rest}.`,
    MOUNTED,
    `If it is lost: ${RESTORE}${published.hasFiles || bucket?.hasFiles ? rebuild : ''}.`,
  );
}

const noDatabase = ({ database }: FoundParts, need: Need): Judgement =>
  need === 'database'
    ? refuse('no-database', `There is no database ${database.path}.`, MOUNTED)
    : refuse(
        'no-content',
        `There is no site in the database ${database.path}: nothing can be copied from it.`,
        MOUNTED,
      );

const noPublished = ({ published }: FoundParts): Judgement =>
  refuse('no-published', `There are no published files in ${published.path}.`, MOUNTED);

const unknownDist = ({ dist }: FoundParts): Judgement =>
  refuse('unknown-dist', `DIST_DIR ${dist.path} holds files, and no site here has made them.`, 'Name an empty folder.');

const refuse = (outcome: Outcome, ...sentences: string[]): Judgement => ({ outcome, refusal: sentences.join(' ') });
