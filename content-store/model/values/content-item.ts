import { z } from 'zod';
import { colourNameSchema } from './colour-name.ts';
import { spacingSchema } from './spacing.ts';

/** A block's key: unique on its page, created by the editor, never changed. */
const keySchema = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'A block key must be 1 to 40 letters, digits, - or _');

/** Where a block is stored: the id of the page, or of the section that brings it to a page, and its key there. */
export const blockAddressSchema = z.object({ pageId: z.string().min(1).max(64), blockKey: keySchema });
export type BlockAddress = z.output<typeof blockAddressSchema>;

/** The fields of every content item, beside the block's own fields. */
export const contentItemFields = {
  componentType: z.string().max(60),
  key: keySchema,
  /** The version of the block's definition that wrote the item; 1 when absent. */
  version: z.int().min(1).optional(),
  /** The anchor for links. */
  id: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,79}$/)
    .optional()
    .catch(undefined),
  spacing: spacingSchema,
  /** A plain name is read as the colour's value. */
  backgroundColour: z
    .preprocess(
      (given) => (typeof given === 'string' ? { value: given } : given),
      z.object({
        value: colourNameSchema.catch('transparent').default('transparent'),
        fontColour: colourNameSchema.or(z.literal('')).catch('').default(''),
      }),
    )
    .optional()
    .catch(undefined),
};

/** An item before its block's definition has parsed it: the block's own fields are kept unchanged. */
export const contentItemSchema = z.looseObject(contentItemFields);
export type ContentItem = z.output<typeof contentItemSchema>;

export const MAX_BLOCKS = 500;

/** A list of items (`contents`, `left`, `right`); the items are checked one by one by their definitions. */
export const contentListSchema = z.array(contentItemSchema).max(MAX_BLOCKS).default([]);
