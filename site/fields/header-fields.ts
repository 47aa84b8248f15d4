import { z } from 'zod';
import { breadcrumbItemSchema } from '#content-store/model/entities/breadcrumb.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { PAGE_BACKGROUNDS } from './palette.ts';

/** Fields common to the headers of all templates. */
export const headerShape = {
  heading: z.string().max(300).default(''),
  description: z.string().max(2000).default(''),
  textColourPurple: z.boolean().default(true),
};

/** The breadcrumb entries between Home and the page. */
export const trailSchema = z.array(breadcrumbItemSchema).max(10).default([]);

/** The texts of every header. */
export const WORDS: readonly Field[] = [
  { kind: 'text', path: 'header.heading', label: 'Heading', placeholder: 'Header' },
  { kind: 'text', path: 'header.description', label: 'Description', placeholder: 'Description', multiline: true },
];

export const TEXT_COLOUR: Field = {
  kind: 'toggle',
  path: 'header.textColourPurple',
  label: 'Text colour',
  states: ['White on dark purple', 'Dark purple'],
};

export const PAGE_BACKGROUND: Field = {
  kind: 'colour',
  path: 'backgroundColour',
  label: 'Page background',
  colours: PAGE_BACKGROUNDS,
};

/** The breadcrumb and its switch. */
export const TRAIL: readonly Field[] = [
  { kind: 'toggle', path: 'showBreadcrumb', label: 'Show the breadcrumb' },
  {
    kind: 'list',
    path: 'header.breadcrumb',
    label: 'Breadcrumb',
    title: 'text',
    newEntry: { slug: '', text: '', type: 'page' },
    fields: [
      { kind: 'text', path: 'text', label: 'Text' },
      { kind: 'text', path: 'slug', label: 'Slug', isCode: true },
    ],
  },
];
