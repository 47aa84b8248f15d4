import { createHash } from 'node:crypto';
import { beginImport, lastPlaceOf } from '#content-store/drafts/move-in/import-reports.ts';
import { addressHolders } from '#content-store/drafts/pages/find-page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Filling } from './filling.ts';
import { type AddressPlan, type Entry, planAddresses } from './plan-addresses.ts';

/** What an import reads. */
export interface Source {
  /** Begins the ids of all that comes from it into this site: the same in every run, and another for any other source. */
  prefix: string;
  /** By what it is known again: what `--source` says, or else the name that it has itself. */
  name: string;
  isNamedByHand: boolean;
  /** What tells it from another source of that name: the path of a file or folder, the title of a site. */
  place: string;
}

/** The source of a kind of import that has this name of its own. */
export function sourceOf(
  kind: 'wp' | 'md' | 'csv',
  { name, place }: Pick<Source, 'name' | 'place'>,
  { domainId, sourceName }: { domainId: string; sourceName?: string | undefined },
): Source {
  const known = sourceName ?? name;
  const hash = createHash('sha256').update(`${domainId}\n${known}`).digest('hex');
  return { prefix: `${kind}-${hash.slice(0, 8)}`, name: known, isNamedByHand: sourceName !== undefined, place };
}

/**
 * Begins an import of these entries, before anything is stored; resolves with where they are going to be. Throws AppError `conflict` when another source of that name
 * was imported here, whose pages would be overwritten.
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
