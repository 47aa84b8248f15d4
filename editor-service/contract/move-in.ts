import { z } from 'zod';
import { importLossSchema, importSchema } from '#content-store/model/entities/import-report.ts';
import { downloadSchema } from './answers.ts';
import { get, post } from './call.ts';
import { domainIdField, idField, nothing, optionalField, optionalFlagField, pagingFields } from './fields.ts';

const ofImport = z.object({ domainId: domainIdField, importId: idField });

/** What imports from elsewhere lost, as lists to work through. */
export const importCalls = {
  'import/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.object({ imports: z.array(importSchema) }),
  }),
  'import/loadLosses': get({
    access: 'editor',
    payload: ofImport.extend({
      kind: optionalField(z.string().max(2000)),
      /** Only what is left to do. */
      isOpen: optionalFlagField,
      ...pagingFields,
    }),
    answer: z.object({
      losses: z.array(
        importLossSchema.extend({
          /** The page where it can be fixed; absent when it belongs to no page, or the page was deleted. */
          page: z.object({ _id: z.string(), slug: z.string(), title: z.string() }).optional(),
        }),
      ),
      total: z.int(),
      /** How many of each kind are left to do. */
      kinds: z.array(z.object({ kind: z.string(), open: z.int() })),
    }),
  }),
  'import/mark': post({
    access: 'editor',
    payload: ofImport.extend({ number: z.int().min(1), isDone: z.boolean() }),
    answer: nothing,
  }),
  'import/generateCSV': get({
    access: 'editor',
    confirm: true,
    audit: 'export',
    payload: ofImport,
    answer: downloadSchema,
  }),
};
