import { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { fieldsOf, type Limits, type Parts, type SchemaOf, schemaOf } from '#content-store/model/fields/part.ts';
import {
  type BlockDefinition,
  type BlockDescription,
  type BlockFacts,
  defineBlock as defineNewBlock,
} from './block-definition.ts';
import { BLOCK_COLOURS, ground } from './colours.ts';
import { draftSchema } from './draft-schema.ts';
import { headerWords, pageBackground, textColour, trail } from './header-fields.ts';
import { internalsOf } from './schema-internals.ts';
import {
  defineTemplate as defineNewTemplate,
  fieldsOfHeader,
  type HeaderParts,
  type PartsOf,
  type TemplateDefinition,
  type TemplateDescription,
  type TemplateFacts,
  withHeader,
} from './template-definition.ts';

// Site folders may define blocks and templates as before 0.1, schema and fields apart, until the release after it.

interface OldBlock<Schema extends z.ZodObject, Answers extends object> extends BlockFacts<Schema, Answers> {
  schema: Schema;
  fields: readonly Field[];
}

interface OldTemplate<Header extends z.ZodObject> extends TemplateFacts {
  header: Header;
  fields: readonly Field[];
}

/** What is read of a JSON Schema. */
interface Node {
  properties?: Readonly<Record<string, Node>>;
  items?: Node;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  /** Such as a text or null. */
  anyOf?: readonly Node[];
}

/** The fields without their limits, for definitions whose schemas may have others. */
const withoutLimits = (fields: readonly Field[]): readonly Field[] =>
  fields.map((field) => {
    const { maxLength: _, max: __, ...others } = field as Field & { maxLength?: number; max?: number };
    return (others.kind === 'list' ? { ...others, fields: withoutLimits(others.fields) } : others) as Field;
  });

/** Adds the limits of the schema to the fields: lengths of texts and lists, ranges of numbers. A field's own are kept. */
const withLimits = (fields: readonly Field[], schema: z.ZodType): readonly Field[] =>
  limited(fields, z.toJSONSchema(schema, { unrepresentable: 'any' }) as Node);

function limited(fields: readonly Field[], node: Node): readonly Field[] {
  return fields.map((field) => {
    const at = field.path.split('.').reduce((inner, name) => valueNode(name ? inner.properties?.[name] : inner), node);
    if (field.kind === 'text' || field.kind === 'richText') return { maxLength: at.maxLength, ...field };
    if (field.kind === 'texts') return { max: at.maxItems, ...field };
    if (field.kind === 'number') {
      const [min, max] = [at.minimum ?? at.exclusiveMinimum, at.maximum ?? at.exclusiveMaximum];
      return { min: bound(min), max: bound(max), ...field };
    }
    return field.kind === 'list'
      ? { max: at.maxItems, ...field, fields: limited(field.fields, at.items ?? {}) }
      : field;
  });
}

/** The schema of a value apart from null. */
const valueNode = (node: Node = {}): Node => (node.anyOf?.length === 2 ? (node.anyOf[0] ?? node) : node);

/** None where a schema of whole numbers states only the largest safe integer. */
const bound = (value = Number.MAX_SAFE_INTEGER) => (Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value);

/** The limits of a schema; none for a text that must have a certain form, because a part of it would be another one. */
function limitsOfSchema(schema: z.ZodType): Limits {
  const { type, innerType, in: from, out, shape = {}, element, checks = [] } = internalsOf(schema);
  if (innerType) return limitsOfSchema(innerType);
  if (from && out) return limitsOfSchema(internalsOf(out).type === 'transform' ? from : out);
  if (type === 'object') {
    const fields = Object.entries(shape).map(([name, field]) => [name, limitsOfSchema(field)] as const);
    const limited = fields.filter(([, limits]) => hasAny(limits));
    return limited.length > 0 ? { fields: limited } : {};
  }
  const rules = checks.map(({ _zod }) => _zod.def);
  const isFree = rules.every(({ check }) => ['max_length', 'min_length', 'overwrite'].includes(check));
  const max = isFree ? rules.find(({ check }) => check === 'max_length')?.maximum : undefined;
  const entries = element && limitsOfSchema(element);
  if (max === undefined && !(entries && hasAny(entries))) return {};
  return { ...(max !== undefined && { max }), ...(element && { entry: element, ...(entries && { entries }) }) };
}

const hasAny = (limits: Limits): boolean => Object.keys(limits).length > 0;

/** A block of a site folder. */
export function defineBlock<Content extends Parts, Answers extends object = object>(
  block: BlockDescription<Content, Answers>,
): BlockDefinition<SchemaOf<Content>, Answers>;
export function defineBlock<Schema extends z.ZodObject, Answers extends object = object>(
  block: OldBlock<Schema, Answers>,
): BlockDefinition<Schema, Answers>;
export function defineBlock(block: BlockDescription<Parts, object> | OldBlock<z.ZodObject, object>) {
  if ('content' in block) return defineNewBlock(block);
  const { schema, fields } = block;
  return { ...block, fields: withLimits(fields, schema), limits: limitsOfSchema(draftSchema(schema)), isOldForm: true };
}

/** A template of a site folder. */
export function defineTemplate<Header extends HeaderParts>(
  template: TemplateDescription<Header>,
): TemplateDefinition<SchemaOf<PartsOf<Header>>>;
export function defineTemplate<Header extends z.ZodObject>(template: OldTemplate<Header>): TemplateDefinition<Header>;
export function defineTemplate(template: TemplateDescription<HeaderParts> | OldTemplate<z.ZodObject>) {
  if (!('fields' in template)) return defineNewTemplate(template);
  const { header, fields, ...facts } = template;
  const limited = withLimits(fields, z.object({ header }));
  return { ...withHeader(facts, header, limited, limitsOfSchema(draftSchema(header))), isOldForm: true };
}

/** Before `ground`: its schemas. */
export const colourFields = (start: string, offered = BLOCK_COLOURS) => schemaOf(ground(start, offered)).shape;
/** Before `ground`: its control. */
export const [BACKGROUND] = fieldsOf(ground('transparent'), 'config') as [Field];
/** Before `headerWords` and `textColour`: their schemas. */
export const headerShape = schemaOf({ ...headerWords, ...textColour }).shape;
/** Before `trail`: its schema. */
export const trailSchema = trail.breadcrumb.schema;
/** Before `headerWords`: its controls. */
export const WORDS = withoutLimits(fieldsOfHeader(headerWords));
/** Before `textColour`: its control. */
export const [TEXT_COLOUR] = fieldsOfHeader(textColour) as [Field];
/** Before `pageBackground`: its control. */
export const [PAGE_BACKGROUND] = fieldsOfHeader(pageBackground) as [Field];
/** Before `trail`: its controls. */
export const TRAIL = withoutLimits(fieldsOfHeader(trail));
