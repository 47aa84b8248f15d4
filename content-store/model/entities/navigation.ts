import { z } from 'zod';
import { imageSchema } from '../media/image.ts';
import { hrefSchema, linkSchema, linksSchema } from '../values/link.ts';

/** One entry of the first tier; `items` are the second tier it opens. */
const navigationItemSchema = z.object({
  key: z.string().max(40),
  link: linkSchema,
  description: z.string().max(300).default(''),
  items: linksSchema(20),
});
export type NavigationItem = z.output<typeof navigationItemSchema>;

/** `_id` is `nav_{domainId}` or `nav_{domainId}_{slugPrefix}` for a region. */
export const navigationSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  domainImage: imageSchema,
  contact: linkSchema,
  items: z.array(navigationItemSchema).max(12).default([]),
  twitter: hrefSchema,
  facebook: hrefSchema,
  instagram: hrefSchema,
  linkedIn: hrefSchema,
  commonlySearchedTerms: z.array(z.string().max(100)).max(12).default([]),
});
export type Navigation = z.output<typeof navigationSchema>;
