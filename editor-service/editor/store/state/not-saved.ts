import type { Unfinished } from '#site/content/unfinished.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import type { LastChange } from './history.ts';

/**
 * Why the last attempt to save a document failed. `conflict`: another person changed the same values, and this one
 * decides; `invalid`: the service refuses the document until it is changed. Offline, logged out and
 * failed saves are repeated.
 */
export interface NotSaved {
  why: 'offline' | 'loggedOut' | 'forbidden' | 'conflict' | 'invalid' | 'failed';
  /** A sentence for the editor. */
  message: string;
  /** The last change when the save began. */
  change: LastChange | null;
  /** What cannot be stored; everything else is saved. */
  refused?: readonly RefusedField[] | undefined;
  /** A person asked for the save: it is repeated as such after a login. */
  asked?: { versionName?: string | undefined } | undefined;
}

/** A field whose value cannot be stored, by its path in the owner, and why, in words. */
export type RefusedField = Omit<Unfinished, 'blockKey'> & { owner: FieldOwner };
