import { z } from 'zod';
import { colourNameSchema } from '../values/colour-name.ts';
import { spacingSchema } from '../values/spacing.ts';

/** A block's key: unique on its page, made by the editor, kept for the block's life. */
const keySchema = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'A block key is 1 to 40 letters, digits, - or _');

/** What every content item has; a block's own fields stand beside these (specification §3). */
export const contentItemFields = {
  componentType: z.string().max(60),
  key: keySchema,
  /** The version of the block's definition that wrote the item; 1 when absent. */
  version: z.int().min(1).optional(),
  /** The anchor that links can point to. */
  id: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,79}$/)
    .optional()
    .catch(undefined),
  spacing: spacingSchema,
  backgroundColour: z
    .object({
      value: colourNameSchema.catch('transparent').default('transparent'),
      fontColour: colourNameSchema.or(z.literal('')).catch('').default(''),
    })
    .optional()
    .catch(undefined),
};

/** An item before its block's definition has looked at it: own fields are kept as they are. */
export const contentItemSchema = z.looseObject(contentItemFields);
export type ContentItem = z.output<typeof contentItemSchema>;

/** A list of items (`contents`, `left`, `right`); the items are checked one by one by their definitions. */
export const contentListSchema = z.array(contentItemSchema).max(500).default([]);
