import type { z } from 'zod';
import { select } from '../fields/choices.ts';
import { hidden, schemaOf } from '../fields/part.ts';
import { key, list } from '../fields/structure.ts';
import { text } from '../fields/texts.ts';
import { LINK_TYPES } from '../values/link.ts';

const parts = {
  /** New entries have none. */
  key: { ...key(), start: () => undefined },
  text: text('Text', { max: 200 }),
  slug: text('Slug', { max: 200, isCode: true }),
  type: hidden(
    select(
      'Type',
      LINK_TYPES.map((value) => ({ value, label: value })),
    ),
  ),
};

/** One step of a header's trail. */
export const breadcrumbItemSchema = schemaOf(parts);
export type BreadcrumbItem = z.output<typeof breadcrumbItemSchema>;

/** The breadcrumb entries between Home and the page. */
export const breadcrumb = list('Breadcrumb', parts, { max: 10, help: 'Empty: the pages above this one' });
