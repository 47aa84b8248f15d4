import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const button = defineBlock({
  componentType: 'Button',
  label: 'Button',
  description: 'One thing to do now.',
  group: 'actions',
  keywords: ['link', 'cta', 'download'],
  schema: z.object({
    link: linkSchema,
    config: z.object({ centerAlignment: z.boolean().default(true) }).prefault({}),
  }),
  fields: [
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'toggle', path: 'config.centerAlignment', label: 'Centred' },
  ],
});
