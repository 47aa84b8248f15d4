import type { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import {
  fieldsOf,
  type Limits,
  limitsOf,
  type Parts,
  type SchemaOf,
  schemaOf,
} from '#content-store/model/fields/part.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import type { BlockAddress, ContentItem } from '#content-store/model/values/content-item.ts';
import type { BlockGroup } from './block-groups.ts';
import type { Versioned } from './versioned.ts';

/** A list of child blocks in a container, with the view's prop for it and its path in the content. */
export interface Slot {
  name: string;
  /** Path of the list in the content, e.g. `left` or `tabs.2.contents`. */
  path: string;
  /** Name in the outline and in the "add" menu. */
  label: string;
  /** Only these blocks may be added; all when absent. */
  allow?: readonly string[];
  /** These blocks may not be added. */
  deny?: readonly string[];
}

/** What a block is, besides its content: pure data and pure functions, no React. */
export interface BlockFacts<Schema extends z.ZodObject, Answers extends object> extends Versioned {
  /** The registered name, stored in content items. */
  componentType: string;
  label: string;
  /** The block's purpose in one sentence, for editors. */
  description: string;
  /** Where the editor offers it; `other` when absent. */
  group?: BlockGroup;
  /** Other words that people search for. */
  keywords?: readonly string[];
  /**
   * The words a new block starts with, so that it shows what it can look like. They are not meant for visitors: words
   * of 20 characters or more that were not changed prevent publishing (`sample-words.ts`).
   */
  sample?: z.input<Schema>;
  /** What a new block starts with besides, which visitors may well see as it is. */
  start?: z.input<Schema>;
  /** Public values derived from private fields; they replace the removed private fields of the same name. */
  tell?: (content: z.output<Schema>) => Partial<z.output<Schema>>;
  /** The block has no spacing settings: the action Spacing is omitted. */
  hidesSpacing?: true;
  /** The slots of this content. */
  slots?: (content: z.output<Schema>) => readonly Slot[];
  /** Fetches what the block needs from other content; the view gets the result as `answers`. */
  ask?: (content: z.output<Schema>, reader: Reader, address?: BlockAddress) => Promise<Answers>;
}

/** Everything about a block except its appearance. */
export interface BlockDefinition<Schema extends z.ZodObject = z.ZodObject, Answers extends object = object>
  extends BlockFacts<Schema, Answers> {
  /** The block's own fields with their defaults; parsing `{}` gives a new block. */
  schema: Schema;
  fields: readonly Field[];
  limits: Limits;
}

/** A block as it is written: its facts, and its content in the order of the panel. */
export interface BlockDescription<Content extends Parts, Answers extends object>
  extends BlockFacts<SchemaOf<Content>, Answers> {
  content: Content;
  /** What must hold between several fields of a published block; the message is shown at `path`. */
  rule?: { holds: (content: z.output<SchemaOf<Content>>) => boolean; path: string; message: string };
}

/** Derives the block's schema, controls and limits from its content; its type is kept, so that views can use `ContentOf`. */
export function defineBlock<Content extends Parts, Answers extends object = object>({
  content,
  rule,
  ...facts
}: BlockDescription<Content, Answers>): BlockDefinition<SchemaOf<Content>, Answers> {
  const schema = schemaOf(content);
  return {
    ...facts,
    schema: rule ? schema.refine(rule.holds, { path: [rule.path], message: rule.message }) : schema,
    fields: fieldsOf(content),
    limits: limitsOf(content),
  };
}

/** The content of a block as its view receives it: common fields and the block's own, defaults filled in. */
export type ContentOf<D> = D extends BlockDefinition<infer Schema, object> ? ContentItem & z.output<Schema> : never;

/** The answers of a block's `ask`. */
export type AnswersOf<D> = D extends BlockDefinition<z.ZodObject, infer Answers> ? Answers : never;
