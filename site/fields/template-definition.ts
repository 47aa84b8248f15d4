import type { z } from 'zod';
import type { Page } from '#content-store/model/entities/page.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import {
  type AnyPart,
  type Control,
  fieldsOf,
  type Limits,
  limitsOf,
  type SchemaOf,
  schemaOf,
} from '#content-store/model/fields/part.ts';
import { draftSchema } from './draft-schema.ts';
import type { Versioned } from './versioned.ts';

/** What a template is, besides its header. */
export interface TemplateFacts extends Versioned {
  /** Stored in a page's `template`. */
  template: string;
  label: string;
  description: string;
  /** The headers editors may choose from; the first is the default. */
  headerTypes: readonly [string, ...string[]];
  /** Pages are listed by date: a page without one gets the day on which it first goes live. */
  isDated?: true;
  /** Values of a new page. */
  initial: Partial<Pick<Page, 'showBreadcrumb' | 'backgroundColour' | 'contents'>>;
}

/** A kind of page: its header fields (`version` and `upgrade` apply to the header) and the content of a new page. */
export interface TemplateDefinition<Header extends z.ZodObject = z.ZodObject> extends TemplateFacts {
  /** Validates a page's `header` and fills in its defaults. What is not finished yet is valid. */
  header: Header;
  /** What a header must be to be published. */
  finished: Header;
  /** Of the header's texts and lists. */
  limits: Limits;
  /** The header of a new page. */
  start: Readonly<Record<string, unknown>>;
  /** The fields editors may fill in; paths are relative to the page (`header.heading`). */
  fields: readonly Field[];
}

/** A template as it is written: its facts, and its header in the order of the panel. */
export interface TemplateDescription<Header extends HeaderParts> extends TemplateFacts {
  header: Header;
}

/** A field of the page among those of its header. */
export interface PageField {
  onPage: Control;
}
export type HeaderParts = Readonly<Record<string, AnyPart | PageField>>;
export type PartsOf<Header extends HeaderParts> = {
  [Name in keyof Header as Header[Name] extends AnyPart ? Name : never]: Header[Name] extends AnyPart
    ? Header[Name]
    : never;
};

/** A field of the page, such as its background, among those of its header; the name is the page's. */
export const onPage = (control: Control): PageField => ({ onPage: control });

const isPart = (one: AnyPart | PageField): one is AnyPart => !('onPage' in one);

/** Derives the header's schema, controls, limits and start; its type is kept, so that views can use `HeaderPropsOf`. */
export function defineTemplate<Header extends HeaderParts>({
  header,
  ...facts
}: TemplateDescription<Header>): TemplateDefinition<SchemaOf<PartsOf<Header>>> {
  const parts = Object.fromEntries(Object.entries(header).filter(([, one]) => isPart(one))) as PartsOf<Header>;
  return withHeader(facts, schemaOf(parts), fieldsOfHeader(header), limitsOf(parts));
}

/** The controls of a header, with their paths in the page. */
export const fieldsOfHeader = (header: HeaderParts): readonly Field[] =>
  Object.entries(header).flatMap(([name, one]) =>
    isPart(one) ? fieldsOf({ [name]: one }, 'header') : [{ ...one.onPage, path: name }],
  );

/** The definition of a template whose header has this schema. */
export function withHeader<Header extends z.ZodObject>(
  facts: TemplateFacts,
  finished: Header,
  fields: readonly Field[],
  limits: Limits,
): TemplateDefinition<Header> {
  const header = draftSchema(finished);
  return { ...facts, header, finished, fields, limits, start: header.safeParse({}).data ?? {} };
}
