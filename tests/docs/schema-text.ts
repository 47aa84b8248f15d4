/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  $ref?: string;
  items?: Schema;
  prefixItems?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
}

export interface SchemaField {
  name: string;
  isRequired: boolean;
  schema: Schema;
}

/** The fields of an object, or of the parts that it is joined from. */
export function fieldsOf({ properties = {}, required = [], allOf = [] }: Schema): SchemaField[] {
  const own = Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema,
  }));
  return [...allOf.flatMap(fieldsOf), ...own];
}

const MAX_CHOICES = 12;

/** A schema as the type of a value, in the notation of TypeScript; what is nested deeper than `depth` is shortened. */
export function notationOf(schema: Schema, depth = 2, indent = ''): string {
  const { type, items, additionalProperties } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return choices(schema.enum.map((value) => JSON.stringify(value)));
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return choices(withoutEmpty(variants.map((variant) => notationOf(variant, depth, indent))));
  if (Array.isArray(type)) return choices(type.map(nameOf));
  if (type === 'array') return listOf(items ? notationOf(items, depth, indent) : 'unknown');
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  const fields = fieldsOf(schema);
  if (fields.length > 0) return depth === 0 ? '{ … }' : objectOf(fields, depth, indent);
  if (typeof additionalProperties === 'object') {
    return `Record<string, ${notationOf(additionalProperties, Math.max(0, depth - 1), indent)}>`;
  }
  return type === 'object' ? '{}' : nameOf(type);
}

function objectOf(fields: readonly SchemaField[], depth: number, indent: string): string {
  const inside = `${indent}  `;
  const lines = fields.map(
    ({ name, isRequired, schema }) => `${name}${isRequired ? '' : '?'}: ${notationOf(schema, depth - 1, inside)}`,
  );
  const short = `{ ${lines.join('; ')} }`;
  return short.length <= 70 && !short.includes('\n')
    ? short
    : `{\n${lines.map((line) => `${inside}${line}\n`).join('')}${indent}}`;
}

const choices = (values: readonly string[]): string =>
  values.length > MAX_CHOICES ? `${values.slice(0, MAX_CHOICES).join(' | ')} | …` : values.join(' | ');

/** An empty text is a text. */
const withoutEmpty = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value) => value !== '""' || !values.includes('string'))),
];

const listOf = (item: string): string => (/ \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`);

const nameOf = (type: unknown): string => (type === 'integer' ? 'number' : typeof type === 'string' ? type : 'unknown');
