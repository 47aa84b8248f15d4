/**
 * Why the last attempt to save a document failed. `conflict`: another person changed the same values, and the editor
 * decides; `invalid`: the service refuses the document as it is. Offline, logged out and failed saves are repeated.
 */
export interface NotSaved {
  why: 'offline' | 'loggedOut' | 'forbidden' | 'conflict' | 'invalid' | 'failed';
  /** A sentence for the editor. */
  message: string;
  /** A person asked for the save: it is repeated as such after a login. */
  asked?: { versionName?: string | undefined } | undefined;
}
