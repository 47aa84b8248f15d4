import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { withLimits } from './with-limits.ts';

const link = { type: 'page', href: '', text: '' };

/** A list whose entries are links and nothing else. */
export function linkList(path: string, label: string): Field {
  const fields: readonly Field[] = [{ kind: 'link', path: 'link', label: 'Link' }];
  return { kind: 'list', path, label, title: 'link.text', newEntry: { key: '', link }, fields };
}

/** The profiles in social networks, in the navigation and in the footer. */
export const profileFields: readonly Field[] = [
  { kind: 'text', path: 'twitter', label: 'Twitter', isAddress: true },
  { kind: 'text', path: 'facebook', label: 'Facebook', isAddress: true },
  { kind: 'text', path: 'instagram', label: 'Instagram', isAddress: true },
  { kind: 'text', path: 'linkedIn', label: 'LinkedIn', isAddress: true },
];

/** The fields of the navigation that editors can fill in. */
export const navigationFields = withLimits(
  [
    {
      kind: 'list',
      path: 'items',
      label: 'Items',
      title: 'link.text',
      newEntry: { key: '', link, description: '', items: [] },
      fields: [
        { kind: 'link', path: 'link', label: 'Link' },
        { kind: 'text', path: 'description', label: 'Description', multiline: true },
        linkList('items', 'Links below it'),
      ],
    },
    { kind: 'link', path: 'contact', label: 'Contact' },
    { kind: 'image', path: 'domainImage', label: 'Logo', sizes: [{ name: 'desktop', width: 240, height: 80 }] },
    ...profileFields,
  ],
  navigationSchema,
);
