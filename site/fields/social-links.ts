import { z } from 'zod';
import { hrefSchema } from '#content-store/model/values/link.ts';
import { address } from './fields.ts';

/** The address of a page on a social network; a link object, as in imported content, is reduced to its address. */
const addressSchema = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && 'href' in value ? value.href : value),
  hrefSchema,
);

const profile = (label: string) => ({
  ...address(label, { placeholder: 'https://', isCode: true }),
  schema: addressSchema,
});

/** The organisation's social network pages. */
export const socialLinks = {
  twitter: profile('Twitter'),
  facebook: profile('Facebook'),
  instagram: profile('Instagram'),
  linkedin: profile('LinkedIn'),
};
