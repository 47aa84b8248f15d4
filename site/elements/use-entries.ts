import { useIsEditing } from './field-host.ts';
import { isBlank } from './is-blank.ts';

interface EntryAt<T> {
  entry: T;
  /** The entry's path in its owner, `links.2`; also its React key: entries have no other identity than their place. */
  field: string;
}

/** The entries of the list at `path`, each with its own path; blank ones are for editors only. */
export function useEntries<T>(path: string, entries: readonly T[]): EntryAt<T>[] {
  const isEditing = useIsEditing();
  return entries
    .map((entry, index) => ({ entry, field: `${path}.${index}` }))
    .filter(({ entry }) => isEditing || !isBlank(entry));
}
