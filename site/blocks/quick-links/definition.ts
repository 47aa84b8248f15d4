import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { LINKS } from '../../fields/link-list.ts';

export const quickLinks = defineBlock({
  componentType: 'QuickLinks',
  label: 'Quick links',
  description: 'An index to scan: many short links under one heading.',
  group: 'actions',
  keywords: ['menu', 'index', 'list', 'navigation', 'buttons'],
  schema: z.object({
    heading: z.string().max(300).default(''),
    links: z.array(linkSchema).max(30).prefault([{}, {}, {}]),
  }),
  fields: [{ kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' }, LINKS],
});
