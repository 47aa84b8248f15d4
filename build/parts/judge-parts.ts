import { callOf } from '../site-folder/command-call.mjs';
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
 * What a site is needed for. `start`, `import`, `user` (`user:create`) and `target` (of a move, which has a dist of its own
 * or none) may begin a site. A command on the `database` or on its `content` needs it to be there, and so does a delivery
 * that begins to `send` to a bucket. `build`, `verify` and `rebuild` (a lost database) read published files and no
 * database.
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
 * Decides whether what was found is a whole site, a beginning, or the rest of a site. Missing data does not mean a new
 * site while any other part exists. `replaces`: the id of a site whose dist and published files may be replaced.
 */
export function judgeParts(found: FoundParts, need: Need, replaces?: string): Judgement {
  const { database, published, bucket, dist } = found;
  const refuseOthers = (owner: Owner) => otherSite(found, need, owner, replaces);
  if (need === 'build' || need === 'verify' || need === 'rebuild') {
    if (!published.hasFiles && !bucket?.hasFiles)
      return refuse('no-published', `There are no published files in ${published.path}.`, MOUNTED);
    const site = published.site ?? bucket?.site ?? null;
    return refuseOthers({ path: published.path, site, isWhole: true }) ?? GOES_ON;
  }
  const owner = { ...database, isWhole: database.state === 'site' };
  if (owner.isWhole) return refuseOthers(owner) ?? GOES_ON;
  if (need === 'database' && database.state === 'begun') return GOES_ON;
  const rest = restOf(found);
  if (rest) return databaseLost(found, rest);
  if (need === 'database') return refuse('no-database', `There is no database ${database.path}.`, MOUNTED);
  if (need === 'content' || need === 'send')
    return refuse('no-content', `There is no site in the database ${database.path}: nothing can be copied.`, MOUNTED);
  if (need === 'target') return BEGINS;
  if (dist.hasFiles && dist.site === null && dist.pair === '') {
    const unknown = `DIST_DIR ${dist.path} holds files that no site here has made.`;
    return refuse('unknown-dist', unknown, 'Choose an empty folder.');
  }
  return otherSite(found, 'start', owner, replaces) ?? BEGINS;
}

const GOES_ON: Judgement = { outcome: 'goes on', refusal: null };
const BEGINS: Judgement = { outcome: 'begins', refusal: null };

/** Where files of a site without a database are; a first start draws pictures before it commits. */
function restOf({ database, published, bucket, originals }: FoundParts): string | undefined {
  if (published.hasFiles) return published.path;
  if (bucket?.hasFiles) return bucket.path;
  return originals.hasFiles && database.state === 'missing' ? originals.path : undefined;
}

/** What the other parts belong to: the database, or for a build the published files. */
interface Owner {
  path: string;
  site: string | null;
  /** It has the content of a site. */
  isWhole: boolean;
}

/** Refuses a part that this need uses and that carries the id of another site. */
function otherSite(found: FoundParts, need: Need, owner: Owner, replaces?: string): Judgement | null {
  const parts = { ...found, dist: { ...found.dist, site: siteOfDist(found.dist, owner) } };
  for (const name of USES[need]) {
    const part = parts[name];
    if (!part || part.site === null || part.site === owner.site || part.site === replaces) continue;
    const has = owner.isWhole && owner.site !== null ? `the site ${owner.site}` : 'no site';
    const differs = `${SETTINGS[name]} ${part.path} belongs to the site ${part.site}, but ${owner.path} holds ${has}.`;
    const meant = `To replace ${SETTINGS[name]} anyway, run this once with REPLACE_SITE=${part.site}.`;
    const lost = owner.isWhole ? [] : [ifLost(found)];
    return refuse('other-site', differs, MOUNTED, ...lost, ...(need === 'verify' ? [] : [meant]));
  }
  return null;
}

const SETTINGS = { published: 'CONTENT_DIR', bucket: 'STORAGE_URL', dist: 'DIST_DIR' } as const;

/** The site of a `dist`: its mark; one from before marks existed is of another site unless written with these manifests. */
function siteOfDist({ site, pair, manifestPair }: FoundParts['dist'], owner: Owner): string | null {
  const isPair = pair !== '' && pair === manifestPair;
  if (site !== null) return owner.site === null && isPair ? null : site;
  const isRestored = manifestPair === '' && owner.isWhole;
  return isPair || isRestored || pair === '' ? null : pair;
}

const MOUNTED = 'Nothing was changed. Is a disk not mounted, or does a setting point to the wrong place?';

function databaseLost(found: FoundParts, rest: string): Judgement {
  const lost = `The database ${found.database.path} holds no site, but there are files of one in ${rest}.`;
  return refuse('database-lost', lost, MOUNTED, ifLost(found));
}

function ifLost({ published, bucket }: FoundParts): string {
  const rebuild = `; ${callOf('restore', '--from-published')} rebuilds the drafts from the published files`;
  const canRebuild = published.hasFiles || bucket?.hasFiles;
  return `If the database is lost: ${callOf('restore', 'DIR')} restores a backup${canRebuild ? rebuild : ''}.`;
}

const refuse = (outcome: Outcome, ...sentences: string[]): Judgement => ({ outcome, refusal: sentences.join(' ') });
