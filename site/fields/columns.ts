import { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { contentListSchema } from '#content-store/model/values/content-item.ts';
import type { Slot } from './block-definition.ts';
import { NEEDS_THE_PAGE } from './needs-the-page.ts';

/** The fields of blocks with two columns (specification 2 §3, §5). */
export const columnsShape = {
  /** Width of the left column in twelfths of the row; the right one takes the rest after the gap. */
  width: z.int().min(0).max(10).default(6),
  gap: z.int().min(0).max(5).default(1),
  left: contentListSchema,
  right: contentListSchema,
  reverse: z.object({ mobile: z.boolean().default(false), desktop: z.boolean().default(false) }).prefault({}),
};

export const COLUMN_WIDTH: Field = {
  kind: 'number',
  path: 'width',
  label: 'Width of the left column',
  help: 'Twelfths of the row',
};

export const COLUMN_ORDER: readonly Field[] = [
  { kind: 'toggle', path: 'reverse.desktop', label: 'Right column first on desktop' },
  { kind: 'toggle', path: 'reverse.mobile', label: 'Right column first on phones' },
];

export const LEFT_COLUMN: Slot = { name: 'left', path: 'left', label: 'Left column', deny: NEEDS_THE_PAGE };
export const RIGHT_COLUMN: Slot = { name: 'right', path: 'right', label: 'Right column', deny: NEEDS_THE_PAGE };
