import type { Field } from '#site/fields/field.ts';

const link = { type: 'page', href: '', text: '' };

/** What editors may fill in of the navigation. */
export const navigationFields: readonly Field[] = [
  {
    kind: 'list',
    path: 'items',
    label: 'Items',
    title: 'link.text',
    max: 12,
    newEntry: { key: '', link, description: '', items: [] },
    fields: [
      { kind: 'link', path: 'link', label: 'Link' },
      { kind: 'text', path: 'description', label: 'Description', multiline: true, maxLength: 300 },
      {
        kind: 'list',
        path: 'items',
        label: 'Links below it',
        title: 'link.text',
        max: 20,
        newEntry: { key: '', link },
        fields: [{ kind: 'link', path: 'link', label: 'Link' }],
      },
    ],
  },
  { kind: 'link', path: 'contact', label: 'Contact' },
  {
    kind: 'image',
    path: 'domainImage',
    label: 'Logo',
    sizes: [{ name: 'desktop', width: 240, height: 80 }],
  },
  { kind: 'text', path: 'twitter', label: 'Twitter', help: 'Address of the profile', maxLength: 2000 },
  { kind: 'text', path: 'facebook', label: 'Facebook', help: 'Address of the profile', maxLength: 2000 },
  { kind: 'text', path: 'instagram', label: 'Instagram', help: 'Address of the profile', maxLength: 2000 },
  { kind: 'text', path: 'linkedin', label: 'LinkedIn', help: 'Address of the profile', maxLength: 2000 },
];
