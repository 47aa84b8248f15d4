import { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { fieldsOf, type Parts, type SchemaOf, schemaOf } from '#content-store/model/fields/part.ts';
import {
  type BlockDefinition,
  type BlockDescription,
  type BlockFacts,
  defineBlock as defineNewBlock,
} from './block-definition.ts';
import { BLOCK_COLOURS, ground } from './colours.ts';
import { draftSchema } from './draft-schema.ts';
import { headerWords, pageBackground, textColour, trail } from './header-fields.ts';
import { limitsOfSchema, withLimits, withoutLimits } from './old-limits.ts';
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

export const colourFields = (start: string, offered = BLOCK_COLOURS) => schemaOf(ground(start, offered)).shape;
export const [BACKGROUND] = fieldsOf(ground('transparent'), 'config') as [Field];
export const headerShape = schemaOf({ ...headerWords, ...textColour }).shape;
export const trailSchema = trail.breadcrumb.schema;
export const WORDS = withoutLimits(fieldsOfHeader(headerWords));
export const [TEXT_COLOUR] = fieldsOfHeader(textColour) as [Field];
export const [PAGE_BACKGROUND] = fieldsOfHeader(pageBackground) as [Field];
export const TRAIL = withoutLimits(fieldsOfHeader(trail));
