import type { Field } from '#content-store/model/fields/field.ts';
import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { draftSchema } from '#site/fields/draft-schema.ts';

/** The fields of a block as a table in Markdown, those of lists too; a sentence for a block without any. */
export function fieldTable(definition: BlockDefinition): string {
  const required = requiredIn(definition);
  const rows = rowsOf(definition.fields).map(({ field, path, label }) => {
    const limits = [...(required.has(path) ? ['required'] : []), ...limitsOf(field)];
    const cells = [label, `\`${path}\``, kindOf(field), limits.join('; ')];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  if (rows.length === 0) return 'It has no fields.';
  return ['| Label | Field | Kind | Limits |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

interface Row {
  field: Field;
  path: string;
  label: string;
}

/** `links` has the entries `links[].href`. */
function rowsOf(fields: readonly Field[], base = '', label = ''): Row[] {
  return fields.flatMap((field) => {
    const row = { field, path: [base, field.path].filter(Boolean).join('.'), label: label + field.label };
    return field.kind === 'list' ? [row, ...rowsOf(field.fields, `${row.path}[]`, `${row.label} › `)] : [row];
  });
}

const kindOf = (field: Field): string => (field.kind === 'own' ? field.name : field.kind);

const limitsOf = (field: Field): string[] => [...limitWords(field), ...(field.private ? ['never published'] : [])];

function limitWords(field: Field): string[] {
  switch (field.kind) {
    case 'text':
    case 'richText':
      return field.maxLength === undefined ? [] : [`${field.maxLength.toLocaleString('en')} characters`];
    case 'list':
    case 'texts':
      return field.max === undefined ? [] : [`${field.max} entries`];
    case 'number':
      return [`${field.min ?? '…'} to ${field.max ?? '…'}`];
    case 'select':
      return [field.options.map(({ label }) => label).join(', ')];
    case 'colour':
      return [`${field.colours.length} colours`];
    case 'image':
      return field.sizes.map(({ name, width, height }) => `${name} ${width} × ${height}`);
    case 'toggle':
      return field.states ? [field.states.join(' or ')] : [];
    default:
      return [];
  }
}

/** The fields that a published block must fill in: those that a new one, with a new entry in each list, leaves to be wanted. */
function requiredIn({ schema, fields }: BlockDefinition): ReadonlySet<string> {
  const lists = fields.filter((field) => field.kind === 'list');
  const start = draftSchema(schema).parse({});
  const blank = lists.reduce((block, { path, newEntry }) => changeAt(block, path, () => [newEntry]), start);
  const issues = schema.safeParse(blank).error?.issues ?? [];
  return new Set(issues.map(({ path }) => path.join('.').replaceAll(/\.\d+(?=\.|$)/g, '[]')));
}
