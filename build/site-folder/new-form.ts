import { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { BLOCK_COLOURS } from '#site/fields/colours.ts';

/** What is read of a JSON Schema. */
interface Node {
  type?: string;
  default?: unknown;
  properties?: Readonly<Record<string, Node>>;
  items?: Node;
  maxLength?: number;
}

/** A block or template of which schema and fields are stated apart. */
type OldForm = { fields: readonly Field[] } & ({ schema: z.ZodType } | { finished: z.ZodType });

/** True for a definition in the old form. */
export const isOldForm = (unit: unknown): unit is OldForm =>
  typeof unit === 'object' && unit !== null && 'isOldForm' in unit;

/** What replaces schema and fields of a definition in the old form: its `content`, or its `header`. */
export function newForm(unit: OldForm): string {
  if ('schema' in unit) return `  content: ${partsText(jsonOf(unit.schema), unit.fields)},`;
  const fields = unit.fields.map((field) => ({ ...field, path: field.path.replace(/^header\./, '') }));
  const properties = jsonOf(unit.finished).properties ?? {};
  const isOfPage = ({ path }: Field) => !unit.fields.some((field) => field.path === `header.${path}`);
  const ofPage = fields.filter((field) => isOfPage(field) && !field.path.includes('.'));
  const lines = ofPage.map(({ path, ...control }) => `${path}: onPage(${written(control)})`);
  const header = partsText(
    { properties },
    fields.filter((field) => !ofPage.includes(field)),
  );
  return `  header: ${[header.slice(0, -2), ...lines].join(', ')} },`;
}

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;

function partsText({ properties = {} }: Node, fields: readonly Field[]): string {
  const named = fields.map(({ path }) => path.split('.')[0] ?? '');
  const names = new Set([...named, ...Object.keys(properties)]);
  const hasGround = 'backgroundColour' in properties && 'textColour' in properties;
  const lines = [...names].flatMap((name) => {
    if (hasGround && name === 'textColour') return [];
    const node = properties[name] ?? {};
    if (hasGround && name === 'backgroundColour') return [`...ground(${written(node.default)})`];
    const text = `${name}: ${partText(name, node, inside(fields, name))}`;
    const isPrivate = fields.some((field) => field.path === name && field.private);
    return [isPrivate ? `...secret({ ${text} })` : text];
  });
  return `{ ${lines.join(', ')} }`;
}

/** The fields of a value, with their paths from there. */
const inside = (fields: readonly Field[], name: string): readonly Field[] =>
  fields
    .filter(({ path }) => path === name || path.startsWith(`${name}.`))
    .map((field) => ({ ...field, path: field.path.slice(name.length + 1) }));

function partText(name: string, node: Node, fields: readonly Field[]): string {
  const own = fields.find(({ path }) => path === '');
  if (own) return controlText(own, node);
  if (fields.some(({ path }) => path === 'videoId')) return call('video', fields[0]?.label);
  if (fields.length > 0 || node.properties) return `group(${partsText(node, fields)})`;
  if (node.items?.properties && 'componentType' in node.items.properties) return 'blocks()';
  if (name === 'key') return 'key()';
  if (node.type === 'string') return `hidden(${call('text', '', { max: node.maxLength })})`;
  if (node.type === 'boolean') return `hidden(${call('toggle', '', { start: node.default })})`;
  return `part(/* the schema of ${name} as it is now */)`;
}

function controlText(field: Field, node: Node): string {
  const { kind, label, path: _, ...control } = field;
  const start = node.default;
  switch (field.kind) {
    case 'text': {
      const { maxLength: max, isAddress, ...options } = control as { maxLength?: number; isAddress?: true };
      if (isAddress) return call('address', label, options);
      return call('text', label, unless({ max, start, ...options }, { max: 300, start: '' }));
    }
    case 'richText': {
      const { maxLength: max, ...options } = control as { maxLength?: number };
      return call('richText', label, unless({ max, ...options }, { max: 20_000 }));
    }
    case 'image':
      return `picture(${[label, ...field.sizes].map(written).join(', ')})`;
    case 'select':
      return call('select', label, field.options, unless({ help: field.help }, {}));
    case 'colour':
      return `colour(${written(label)}, ${coloursText(field.colours)}, ${written(start)})`;
    case 'toggle':
      return call('toggle', label, unless({ start, ...control }, { start: false }));
    case 'number':
      return start === undefined
        ? call('optionalNumber', label, control)
        : call('number', label, { ...control, start });
    case 'link':
      return call('link', label, unless({ ...control, start: words(start) }, {}));
    case 'list':
      return listText(field, node);
    case 'texts':
      return `texts(${written(label)}, z.string().max(${node.items?.maxLength ?? 300}), ${written(control)})`;
    default:
      return call(kind, label, unless(control, {}));
  }
}

function listText({ label, fields, title, max, asksBeforeRemoval }: Field & { kind: 'list' }, node: Node): string {
  const start = Array.isArray(node.default) && node.default.length > 0 ? node.default : undefined;
  const options = { max: max ?? 100, start, asksBeforeRemoval };
  const [only] = fields;
  if (only?.path === '') return `listOf(${written(label)}, ${controlText(only, {})}, ${written(options)})`;
  const parts = partsText(node.items ?? {}, fields);
  return `list(${written(label)}, ${parts}, ${written({ ...options, title })})`;
}

const words = (start: unknown) => (start && Object.keys(start).length > 0 ? start : undefined);

const coloursText = (colours: readonly string[]) =>
  written(colours) === written(BLOCK_COLOURS) ? 'BLOCK_COLOURS' : written(colours);

/** The options without those that are as they are by default. */
function unless(options: object, defaults: Readonly<Record<string, unknown>>): object | undefined {
  const kept = Object.entries(options).filter(([name, value]) => value !== undefined && value !== defaults[name]);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const call = (name: string, ...values: unknown[]): string =>
  `${name}(${values
    .filter((value) => value !== undefined)
    .map(written)
    .join(', ')})`;

/** A value as TypeScript. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'string' && !/['\\\n]/.test(value)) return `'${value}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, inner]) => `${name}: ${written(inner)}`).join(', ')} }`;
}
