import { useIsEditing } from './field-host.ts';
import { isBlank } from './is-blank.ts';

interface EntryAt<T> {
  entry: T;
  /** The entry's path in its owner, `links.2`; also its React key, because entries have no other identity. */
  field: string;
}

/** The entries of the list at `path` with their paths; blank ones are shown to editors only. */
export function useEntries<T>(path: string, entries: readonly T[]): EntryAt<T>[] {
  const isEditing = useIsEditing();
  return entries
    .map((entry, index) => ({ entry, field: `${path}.${index}` }))
    .filter(({ entry }) => isEditing || !isBlank(entry));
}
