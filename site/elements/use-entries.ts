import { useIsEditing } from './field-host.ts';
import { isBlank } from './is-blank.ts';

/**
 * The entries of the list at `path`; blank ones are shown to editors only. `field` is an entry's path in its owner,
 * `links.2`; also its React key, because entries have no other identity.
 */
export function useEntries<T>(path: string, entries: readonly T[]) {
  const isEditing = useIsEditing();
  return entries
    .map((entry, index) => ({ entry, field: `${path}.${index}` }))
    .filter(({ entry }) => isEditing || !isBlank(entry));
}
