import { messageOf } from '#content-store/model/error.ts';

/** Stored fields, in whatever version they were written. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** What the definition of a block or a template says about content that was stored by earlier code. */
export interface Versioned {
  /** The version of the content that the definition describes; 1 when absent. Stored content carries it as `version`. */
  version?: number;
  /**
   * Content of version `from` as content of this version: renames, splits and joins fields. It changes nothing in place,
   * and takes what may be missing or wrong, as stored content can be half filled in.
   */
  upgrade?: (content: StoredFields, from: number) => StoredFields;
}

const currentOf = ({ version = 1 }: Versioned): number => version;
const versionOf = ({ version }: StoredFields): number => (typeof version === 'number' ? version : 1);

/** True for content that was stored by newer code than this: nobody here can read it. */
export function isNewer(definition: Versioned, stored: StoredFields): boolean {
  return versionOf(stored) > currentOf(definition);
}

/** A sentence's end about content that is newer than its definition. */
export function newerThanKnown(definition: Versioned, stored: StoredFields): string {
  return `this content is of version ${versionOf(stored)}, and this site knows version ${currentOf(definition)}`;
}

/** A sentence's end about content whose `upgrade` failed. */
export function notUpgraded(error: unknown): string {
  return `this content of an earlier version cannot be upgraded: ${messageOf(error)}`;
}

/** Stored content in its definition's version; the same object when it has that version already, or a newer one. */
export function upgraded(definition: Versioned, stored: StoredFields): StoredFields {
  const from = versionOf(stored);
  if (from >= currentOf(definition)) return stored;
  return stamped(definition, definition.upgrade?.(stored, from) ?? stored);
}

/** The same content marked with its definition's version; version 1 goes without a mark. */
export function stamped<Fields extends StoredFields>(definition: Versioned, content: Fields): Fields {
  const { version: _, ...fields } = content;
  const version = currentOf(definition);
  return (version === 1 ? fields : { ...fields, version }) as Fields;
}
