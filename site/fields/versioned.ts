import { messageOf } from '#content-store/model/error.ts';

/** Stored fields, in the version in which they were written. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** How a definition of a block or template handles content stored by earlier code. */
export interface Versioned {
  /** The content version the definition describes; 1 if absent. Stored content carries it as `version`. */
  version?: number;
  /**
   * Converts content of version `from` to this version: renames, splits and joins fields. It must not mutate its input,
   * and must accept missing or invalid fields, because stored content can be incomplete.
   */
  upgrade?: (content: StoredFields, from: number) => StoredFields;
}

const currentOf = ({ version = 1 }: Versioned): number => version;
const versionOf = ({ version }: StoredFields): number => (typeof version === 'number' ? version : 1);

/** True for content stored by newer code, which this code cannot read. */
export function isNewer(definition: Versioned, stored: StoredFields): boolean {
  return versionOf(stored) > currentOf(definition);
}

/** The end of a sentence about content newer than its definition. */
export function newerThanKnown(definition: Versioned, stored: StoredFields): string {
  return `this content is of version ${versionOf(stored)}, and this site knows version ${currentOf(definition)}`;
}

/** Upgrades stored content to its definition's version; returns the same object if it is at that version or newer. */
export function upgraded(definition: Versioned, stored: StoredFields): StoredFields {
  const from = versionOf(stored);
  if (from >= currentOf(definition)) return stored;
  return stamped(definition, definition.upgrade?.(stored, from) ?? stored);
}

/** Stored content in its definition's version, or the end of a sentence why it cannot be read. */
export type Upgrade<Content> = { ok: true; value: Content } | { ok: false; kind: 'newer' | 'broken'; reason: string };

/** Like `upgraded()`, but does not throw, and refuses content that is newer than its definition. */
export function tryUpgrade(definition: Versioned, stored: StoredFields): Upgrade<StoredFields> {
  if (isNewer(definition, stored)) return { ok: false, kind: 'newer', reason: newerThanKnown(definition, stored) };
  try {
    return { ok: true, value: upgraded(definition, stored) };
  } catch (error) {
    const reason = `this content of an earlier version cannot be upgraded: ${messageOf(error)}`;
    return { ok: false, kind: 'broken', reason };
  }
}

/** Marks the content with its definition's version; version 1 carries no mark. */
export function stamped<Fields extends StoredFields>(definition: Versioned, content: Fields): Fields {
  const { version: _, ...fields } = content;
  const version = currentOf(definition);
  return (version === 1 ? fields : { ...fields, version }) as Fields;
}
