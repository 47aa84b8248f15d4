import type { Field } from '../../blocks/field.ts';
import { isSame } from './same.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What editors call the values that differ, by the fields of a definition; what has no field is called by its own name. */
export function changedFields(before: Fields, after: Fields, fields: readonly Field[]): string[] {
  const paths = differentPaths(before, after, '');
  return [...new Set(paths.map((path) => fieldName(path, fields)))];
}

/** `header.heading` → `Heading`. */
export function fieldName(path: string, fields: readonly Field[]): string {
  const known = fields.filter(
    (field) => field.path !== '' && (path === field.path || path.startsWith(`${field.path}.`)),
  );
  const [best] = known.toSorted((one, other) => other.path.length - one.path.length);
  return best?.label ?? COMMON[path.split('.')[0] ?? ''] ?? inWords(path.split('.').at(-1) ?? path);
}

const COMMON: Readonly<Record<string, string>> = {
  spacing: 'Spacing',
  backgroundColour: 'Background colour',
  id: 'Anchor',
  slug: 'Slug',
  og: 'Open Graph',
  twitter: 'Twitter',
};

/** `showBreadcrumb` → `Show breadcrumb`. */
function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function differentPaths(before: unknown, after: unknown, path: string): string[] {
  if (isSame(before, after)) return [];
  if (!isFields(before) || !isFields(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differentPaths(before[name], after[name], path ? `${path}.${name}` : name));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
