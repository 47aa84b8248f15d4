import { createHash } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { beginImport, lastPlaceOf } from '#content-store/drafts/move-in/import-reports.ts';
import { addressHolders } from '#content-store/drafts/pages/find-page.ts';
import { AppError } from '#content-store/model/error.ts';
import { freeSlug, numbered } from '#content-store/model/values/slug.ts';
import { ownerOfHome } from './changed-here.ts';
import type { Filling } from './filling.ts';
import type { NamedAddress } from './named-address.ts';
import { type ImportedVersion, slugInLanguage, translationKeys } from './versions.ts';

/** What becomes a page, with the address that its name gives. */
export interface Entry extends NamedAddress {
  /** The same in every run. */
  _id: string;
  /** Visitors of the source know its address, so it chooses first. */
  isPublic: boolean;
  version?: ImportedVersion | undefined;
}

export interface PlannedAddress {
  slug: string;
  /** Of a translation: the id of what it translates. */
  translationKey?: string | undefined;
  /** The report's line for an address that differs from the name. */
  note: { what: string; why: string } | undefined;
}

/** Where everything is going to be, in a dry run as in a real one. */
export interface AddressPlan {
  of: (entryId: string) => PlannedAddress | undefined;
  /** The id of the entry, or of the page of this site, that an address belongs to. */
  holderOf: (slug: string) => string | undefined;
}

/** This many entries of one name get a number, later ones their id, because each number has to be tried. */
const MAX_NUMBERED = 20;

/**
 * Gives each entry an address of its own before anything is stored: the one that its name gives, or the next that neither
 * an earlier entry nor another page of the site has. A second run gives the same ones, also after one by an earlier version.
 * Ids begin with `prefix`.
 */
async function planAddresses(
  db: Db,
  { domainId, prefix }: { domainId: string; prefix: string },
  entries: readonly Entry[],
): Promise<AddressPlan> {
  const holders = await addressHolders(db, domainId);
  const isKnown = [...holders.values()].some((id) => id.startsWith(`${prefix}-`));
  const home = holders.get('');
  const owner = home && (await ownerOfHome(db, home, isKnown));
  if (owner) holders.set('', owner);
  else holders.delete('');

  const kept = new Map([...holders].map(([slug, id]) => [id, slug]));
  const plan = new Map<string, PlannedAddress>();
  const times = new Map<string, number>();
  const keys = translationKeys(entries);
  for (const entry of entries.toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic))) {
    const { _id, isMadeUp, version } = entry;
    const placed = (named: string) => (version ? slugInLanguage(named, version.language) : named);
    const [slug, earlier] = [placed(entry.slug), entry.earlier && placed(entry.earlier)];
    const time = (times.get(slug) ?? 0) + 1;
    times.set(slug, time);
    const wanted = time > MAX_NUMBERED ? numbered(slug, _id) : slug;
    const before = kept.get(_id);
    const isKept = before !== undefined && earlier !== undefined && isNumbered(before, earlier, _id);
    const own = isKept ? before : freeSlug(wanted, (tried) => (holders.get(tried) ?? _id) !== _id);
    holders.set(own, _id);
    plan.set(_id, { slug: own, translationKey: keys.get(_id), note: noteOf(own, slug, isMadeUp) });
  }
  return { of: (entryId) => plan.get(entryId), holderOf: (slug) => holders.get(slug) };
}

/** True for `name`, and for what an entry gets where that is taken. */
const isNumbered = (slug: string, name: string, id: string): boolean =>
  slug === name ||
  (slug.startsWith(`${name}-`) &&
    slug
      .slice(name.length + 1)
      .replace(id, '1')
      .search(/\D/) === -1);

function noteOf(own: string, wanted: string, isMadeUp: boolean): PlannedAddress['note'] {
  if (isMadeUp) return { what: `A made-up address: /${own}`, why: 'its name has no letters and no digits' };
  if (own === wanted || !own.startsWith(`${wanted || 'home'}-`)) return undefined;
  return { what: `An address with a number: /${own}`, why: 'another page already has that address' };
}

/** What an import reads. */
interface Source {
  /** Begins the ids of all that comes from it into this site: the same in every run, and another for any other source. */
  prefix: string;
  /** Identifies it in later imports: what `--source` says, or else its own name. */
  name: string;
  isNamedByHand: boolean;
  /** What tells it from another source of that name: the path of a file or folder, the title of a site. */
  place: string;
}

/** What an import of a kind reads, by the name that `--source` gives it, or else by `name`. */
export function sourceOf(
  kind: 'wp' | 'md' | 'csv' | 'own',
  { name, place }: Pick<Source, 'name' | 'place'>,
  { domainId, sourceName }: { domainId: string; sourceName?: string | undefined },
): Source {
  const known = sourceName ?? name;
  const hash = createHash('sha256').update(`${domainId}\n${known}`).digest('hex');
  return { prefix: `${kind}-${hash.slice(0, 8)}`, name: known, isNamedByHand: sourceName !== undefined, place };
}

/**
 * Begins an import of these entries, before anything is stored; resolves with where they are going to be. Throws AppError
 * `conflict` when another source of that name was imported here, whose pages would be overwritten.
 */
export async function beginSource(
  { db, domainId, reporter, stamp, isDryRun }: Filling,
  source: Source,
  entries: readonly Entry[],
): Promise<AddressPlan> {
  const { prefix, place } = source;
  const begun = { domainId, prefix, place };
  if (!source.isNamedByHand) {
    const before = await lastPlaceOf(db, begun);
    if (before !== undefined && before !== place) throw conflict(source, `were read from ${before}`);
    // An earlier version did not note the place: then all its pages must be in this source.
    const ids = new Set(entries.map(({ _id }) => _id));
    const holders = before === undefined ? await addressHolders(db, domainId) : [];
    for (const [slug, id] of holders)
      if (id.startsWith(`${prefix}-`) && !ids.has(id)) throw conflict(source, `have one that is not there, /${slug}`);
  }
  reporter.source = { prefix, place };
  if (!isDryRun) await beginImport(db, { ...begun, source: reporter.report.from, at: stamp.at });
  return planAddresses(db, begun, entries);
}

const conflict = ({ name, place }: Source, difference: string): AppError =>
  new AppError(
    'conflict',
    `This site has pages of a source called "${name}", which ${difference}; this one is ${place}. If it is the same source, use --source "${name}"; if it is another, choose a different name with --source`,
  );
