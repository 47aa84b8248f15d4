import { pathText, reservedFields, sizeOf, unknownFields, withUnknown } from './unknown-fields.ts';

/** How many kilobytes of unknown fields a block or a header may keep. */
const MAX_UNKNOWN_KB = 64;

/** Findings about stored content, one sentence each. */
export interface Findings {
  /** Unknown content that is kept, and content rendered differently from how it is stored. */
  warnings: string[];
  /** Why the content cannot be saved; empty if it is valid. */
  errors: string[];
}

/** Adds the unknown fields of `given` to `known`, so that an editor can decide about them, and reports them. */
export function keepUnknown<T>(subject: string, given: unknown, known: T, findings: Findings): T {
  const dropped = reservedFields(given, known).map(
    (path) => `${subject}: no field can be called ${pathText(path)}; it was removed`,
  );
  findings.warnings.push(...dropped);
  const unknown = unknownFields(given, known);
  if (unknown.length === 0) return known;
  const warnings = unknown.map(
    (path) => `${subject}: the field ${pathText(path)} is unknown; it is kept and not published`,
  );
  findings.warnings.push(...warnings);
  const size = sizeOf(given, unknown);
  if (size > MAX_UNKNOWN_KB * 1024) {
    const kilobytes = Math.ceil(size / 1024);
    findings.errors.push(`${subject}: unknown fields can take ${MAX_UNKNOWN_KB} KB, and these take ${kilobytes} KB`);
  }
  return withUnknown(given, known);
}
