import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import { withLimits } from '#site/fields/with-limits.ts';

const link = { type: 'page', href: '', text: '' };

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
        {
          kind: 'list',
          path: 'items',
          label: 'Links below it',
          title: 'link.text',
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
    { kind: 'text', path: 'twitter', label: 'Twitter', help: 'Address of the profile' },
    { kind: 'text', path: 'facebook', label: 'Facebook', help: 'Address of the profile' },
    { kind: 'text', path: 'instagram', label: 'Instagram', help: 'Address of the profile' },
    { kind: 'text', path: 'linkedIn', label: 'LinkedIn', help: 'Address of the profile' },
  ],
  navigationSchema,
);
