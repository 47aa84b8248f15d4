import { isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';
import { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import type { AnyPart } from '#content-store/model/fields/part.ts';
import { BLOCK_COLOURS } from '#site/fields/colours.ts';
import * as fieldFunctions from '#site/fields/fields.ts';

/** The parts of a JSON Schema that are read here. */
interface Node {
  type?: string;
  default?: unknown;
  properties?: Readonly<Record<string, Node>>;
  items?: Node;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  enum?: readonly string[];
}

/** The names that the printed text uses. */
const OFFERED = { ...fieldFunctions, z };

/** A block or template whose schema and fields are written separately. */
type OldForm = { fields: readonly Field[] } & ({ schema: z.ZodType } | { finished: z.ZodType });

/** True for a definition in the old form. */
export const isOldForm = (unit: unknown): unit is OldForm =>
  typeof unit === 'object' && unit !== null && 'isOldForm' in unit;

/**
 * What replaces schema and fields of a definition in the old form: its `content`, or its `header`. Where a call would
 * change what may be stored, it keeps the schema as it is, or says so beside the call.
 */
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
    if (hasGround && name === 'backgroundColour') return [groundText(node, inside(fields, name))];
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

function groundText(node: Node, [field]: readonly Field[]): string {
  const colours = field?.kind === 'colour' ? coloursText(field.colours) : 'BLOCK_COLOURS';
  return `...ground(${[written(node.default), ...(colours === 'BLOCK_COLOURS' ? [] : [colours])].join(', ')})`;
}

function partText(name: string, node: Node, fields: readonly Field[]): string {
  const own = fields.find(({ path }) => path === '');
  if (own) return exact(name, controlText(own, node), node, own);
  const isVideo = fields.some(({ path }) => path === 'videoId') && !fields.some(({ private: isPrivate }) => isPrivate);
  if (isVideo) return call('video', fields[0]?.label);
  if (fields.length > 0 || node.properties) return withNotes(`group(${partsText(node, fields)})`, node);
  if (node.items?.properties && 'componentType' in node.items.properties) return 'blocks()';
  if (name === 'key') return 'key()';
  if (node.enum) return exact(name, `hidden(${call('select', '', node.enum.map(asOption))})`, node);
  if (node.type === 'string') return exact(name, `hidden(${call('text', '', { max: node.maxLength })})`, node);
  if (node.type === 'boolean') return exact(name, `hidden(${call('toggle', '', { start: node.default })})`, node);
  return `part(${theSchema(name)})`;
}

const asOption = (value: string) => ({ value, label: value });

const theSchema = (name: string, differs = '') => `/* the schema of ${name} as it is now${differs} */`;

/** The text if it makes the same part, else one that says how it differs. */
function exact(name: string, text: string, node: Node, field?: Field): string {
  if (field?.kind === 'list') return withNotes(text, node, node.maxItems === undefined ? ['of any length'] : []);
  const made = compileFunction(`return ${text}`, Object.keys(OFFERED))(...Object.values(OFFERED)) as AnyPart;
  const { $schema: _, ...schema } = jsonOf(made.schema) as Record<string, unknown>;
  const control = controlOf(field);
  const others = [...differences(schema, node), ...differences(controlOf(made.fields[0]), control)];
  if (others.length === 0) return text;
  const differs = `; ${text.slice(0, text.indexOf('('))}() has another ${others.join(', ')}`;
  const isCut = 'maxLength' in control && node.pattern === undefined;
  const limits = isCut ? [{ limits: { max: control.maxLength } }] : [];
  return `part(${[theSchema(name, differs), ...(field ? [control, ...limits].map(written) : [])].join(', ')})`;
}

/** The text of a list or object, and how it differs. */
function withNotes(text: string, node: Node, notes: readonly string[] = []): string {
  const all = [...notes, ...(node.default === undefined ? ['one that may be left out'] : [])];
  return all.length === 0 ? text : `${text} /* until now ${all.join(', ')} */`;
}

/** What is said of a field beside its path and `secret`. */
function controlOf(field: Field | undefined): object {
  if (!field) return {};
  const { path: _, private: __, kind, label, ...others } = field;
  return { kind, label, ...others };
}

/** The names whose values are not the same in both. */
function differences(...both: [object, object]): string[] {
  const [one, other] = both.map((each) => JSON.parse(JSON.stringify(each)) as Record<string, unknown>);
  return Object.keys({ ...one, ...other }).filter((name) => !isDeepStrictEqual(one?.[name], other?.[name]));
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

function listText(
  { label, fields, title, max, help, asksBeforeRemoval }: Field & { kind: 'list' },
  node: Node,
): string {
  const start = Array.isArray(node.default) && node.default.length > 0 ? node.default : undefined;
  const options = { max: max ?? 100, start, help, asksBeforeRemoval };
  const [only] = fields;
  if (only?.path === '') return `listOf(${written(label)}, ${controlText(only, {})}, ${written(options)})`;
  const parts = partsText(node.items ?? {}, fields);
  return `list(${written(label)}, ${parts}, ${written({ ...options, title })})`;
}

const words = (start: unknown) => (start && Object.keys(start).length > 0 ? start : undefined);

const coloursText = (colours: readonly string[]) =>
  written(colours) === written(BLOCK_COLOURS) ? 'BLOCK_COLOURS' : written(colours);

/** The options that differ from their defaults. */
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
