import { z } from 'zod';
import { imageSchema } from '../media/image.ts';
import { hrefSchema, linksSchema } from '../values/link.ts';

const linkGroup = z.object({
  key: z.string().max(40),
  heading: z.string().max(200).default(''),
  links: linksSchema(20),
});

/** `_id` is `footer_{domainId}` or `footer_{domainId}_{slugPrefix}` for a region. */
export const footerSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  logo: imageSchema,
  socialText: z.string().max(300).default(''),
  twitter: hrefSchema,
  facebook: hrefSchema,
  instagram: hrefSchema,
  linkedIn: hrefSchema,
  contactHeading: z.string().max(200).default(''),
  /** Rich text. */
  contactDetails: z.string().max(5000).default(''),
  locations: z
    .array(
      z.object({
        key: z.string().max(40),
        name: z.string().max(200).default(''),
        address: z.string().max(500).default(''),
      }),
    )
    .max(12)
    .default([]),
  sitemap: z.array(linkGroup).max(8).default([]),
  actions: linksSchema(8),
  fieldsHeading: z.string().max(200).default(''),
  fieldsDescription: z.string().max(1000).default(''),
  copyright: z.string().max(300).default(''),
  /** Rich text. */
  declarations: z.string().max(5000).default(''),
  items: linksSchema(12),
});
export type Footer = z.output<typeof footerSchema>;
