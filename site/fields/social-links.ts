import { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { hrefSchema } from '#content-store/model/values/link.ts';

/** The address of a page on a social network; a link object, as in imported content, is reduced to its address. */
const addressSchema = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && 'href' in value ? value.href : value),
  hrefSchema,
);

/** The organisation's social network pages. */
export const socialLinksShape = {
  twitter: addressSchema,
  facebook: addressSchema,
  instagram: addressSchema,
  linkedin: addressSchema,
};

export const SOCIAL_LINKS: readonly Field[] = [
  { kind: 'text', path: 'twitter', label: 'Twitter', placeholder: 'https://', isCode: true, isAddress: true },
  { kind: 'text', path: 'facebook', label: 'Facebook', placeholder: 'https://', isCode: true, isAddress: true },
  { kind: 'text', path: 'instagram', label: 'Instagram', placeholder: 'https://', isCode: true, isAddress: true },
  { kind: 'text', path: 'linkedin', label: 'LinkedIn', placeholder: 'https://', isCode: true, isAddress: true },
];
