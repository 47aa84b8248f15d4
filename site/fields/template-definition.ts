import { z } from 'zod';
import type { Page } from '#content-store/model/entities/page.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { draftSchema } from './draft-schema.ts';
import { type Limits, limitsOf } from './limits.ts';
import type { Versioned } from './versioned.ts';
import { withLimits } from './with-limits.ts';

/** A kind of page: its header fields (`version` and `upgrade` apply to the header) and the content of a new page. */
export interface TemplateDefinition<Header extends z.ZodObject = z.ZodObject> extends Versioned {
  /** Stored in a page's `template`. */
  template: string;
  label: string;
  description: string;
  /** Validates a page's `header` and fills in its defaults. What is not finished yet is valid. */
  header: Header;
  /** What a header must be to be published. */
  finished: Header;
  /** Of the header's texts and lists. */
  limits: Limits;
  /** The header of a new page. */
  start: Readonly<Record<string, unknown>>;
  /** The headers editors may choose from; the first is the default. */
  headerTypes: readonly [string, ...string[]];
  /** The fields editors may fill in; paths are relative to the page (`header.heading`). */
  fields: readonly Field[];
  /** Values of a new page. */
  initial: Partial<Pick<Page, 'showBreadcrumb' | 'backgroundColour' | 'contents'>>;
}

/** Keeps the header's schema in the definition's type; limits, fields and start are derived from it. */
export function defineTemplate<Header extends z.ZodObject>(
  definition: Omit<TemplateDefinition<Header>, 'limits' | 'start' | 'finished'>,
): TemplateDefinition<Header> {
  const finished = definition.header;
  const header = draftSchema(finished);
  return {
    ...definition,
    header,
    finished,
    limits: limitsOf(header),
    start: header.safeParse({}).data ?? {},
    fields: withLimits(definition.fields, z.object({ header: finished })),
  };
}
