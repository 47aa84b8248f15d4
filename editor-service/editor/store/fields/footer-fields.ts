import type { Field } from '#site/fields/field.ts';

const linkField: Field = { kind: 'link', path: 'link', label: 'Link' };
const newLink = { key: '', link: { type: 'page', href: '', text: '' } };

/** What editors may fill in of the footer. */
export const footerFields: readonly Field[] = [
  { kind: 'image', path: 'logo', label: 'Logo', sizes: [{ name: 'desktop', width: 240, height: 80 }] },
  { kind: 'text', path: 'contactHeading', label: 'Contact heading', maxLength: 200 },
  { kind: 'richText', path: 'contactDetails', label: 'Contact details' },
  {
    kind: 'list',
    path: 'locations',
    label: 'Locations',
    title: 'name',
    max: 12,
    newEntry: { key: '', name: '', address: '' },
    fields: [
      { kind: 'text', path: 'name', label: 'Name', maxLength: 200 },
      { kind: 'text', path: 'address', label: 'Address', multiline: true, maxLength: 500 },
    ],
  },
  {
    kind: 'list',
    path: 'sitemap',
    label: 'Groups of links',
    title: 'heading',
    max: 8,
    newEntry: { key: '', heading: '', links: [] },
    fields: [
      { kind: 'text', path: 'heading', label: 'Heading', maxLength: 200 },
      {
        kind: 'list',
        path: 'links',
        label: 'Links',
        title: 'link.text',
        max: 20,
        newEntry: newLink,
        fields: [linkField],
      },
    ],
  },
  {
    kind: 'list',
    path: 'actions',
    label: 'Buttons',
    title: 'link.text',
    max: 8,
    newEntry: newLink,
    fields: [linkField],
  },
  { kind: 'text', path: 'fieldsHeading', label: 'Heading of the fields', maxLength: 200 },
  { kind: 'text', path: 'fieldsDescription', label: 'Text of the fields', multiline: true, maxLength: 1000 },
  { kind: 'text', path: 'socialText', label: 'Text beside the social links', maxLength: 300 },
  { kind: 'text', path: 'twitter', label: 'Twitter', help: 'Address of the profile', maxLength: 2000 },
  { kind: 'text', path: 'facebook', label: 'Facebook', help: 'Address of the profile', maxLength: 2000 },
  { kind: 'text', path: 'instagram', label: 'Instagram', help: 'Address of the profile', maxLength: 2000 },
  { kind: 'text', path: 'linkedIn', label: 'LinkedIn', help: 'Address of the profile', maxLength: 2000 },
  {
    kind: 'list',
    path: 'items',
    label: 'Small links',
    title: 'link.text',
    max: 12,
    newEntry: newLink,
    fields: [linkField],
  },
  { kind: 'text', path: 'copyright', label: 'Copyright', maxLength: 300 },
  { kind: 'richText', path: 'declarations', label: 'Declarations' },
];
