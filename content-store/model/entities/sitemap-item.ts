import { z } from 'zod';
import { pageSchema } from './page.ts';

/** A row of the sitemap dashboard. */
export const sitemapItemSchema = pageSchema
  .pick({
    _id: true,
    slug: true,
    pageType: true,
    updatedAt: true,
    publishedAt: true,
    published: true,
    frequency: true,
    priority: true,
  })
  .extend({ publishableByYou: z.boolean() });
export type SitemapItem = z.output<typeof sitemapItemSchema>;
