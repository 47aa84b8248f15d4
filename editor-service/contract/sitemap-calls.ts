import { z } from 'zod';
import { FREQUENCIES } from '#content-store/model/entities/page.ts';
import { sitemapItemSchema } from '#content-store/model/entities/sitemap-item.ts';
import { get } from './call.ts';
import { momentField, numberField, optionalField, optionalFlagField, optionalIdField } from './fields.ts';

export const sitemapCalls = {
  'sitemap/filter': get({
    access: 'editor',
    payload: z
      .object({
        domainId: optionalIdField,
        page: numberField(1, 1_000_000, 1),
        size: numberField(1, 100, 10),
        slug: optionalField(z.string().max(200)),
        pageType: optionalField(z.string().max(40)),
        freq: optionalField(z.enum(FREQUENCIES)),
        priority: optionalField(z.coerce.number().min(0).max(1)),
        lastModFrom: momentField('start'),
        lastModTo: momentField('end'),
        publishableByYou: optionalFlagField,
      })
      .refine(({ lastModFrom, lastModTo }) => !lastModFrom || !lastModTo || lastModFrom <= lastModTo, {
        error: 'The first date cannot be after the last',
        path: ['lastModFrom'],
      }),
    answer: z.object({ sitemap: z.array(sitemapItemSchema), total: z.int() }),
  }),
};
