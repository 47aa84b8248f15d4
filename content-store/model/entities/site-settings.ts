import { z } from 'zod';
import { socialSchema } from './page-settings.ts';

/** `_id` is `siteSettings_{domainId}`. */
export const siteSettingsSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  title: z.string().max(300).default(''),
  description: z.string().max(1000).default(''),
  keywords: z.string().max(1000).default(''),
  og: socialSchema,
  twitter: socialSchema,
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;
