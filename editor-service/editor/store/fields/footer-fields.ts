import { footerSchema } from '#content-store/model/entities/footer.ts';
import type { Field } from '#site/fields/field.ts';
import { withLimits } from '#site/fields/with-limits.ts';

const linkField: Field = { kind: 'link', path: 'link', label: 'Link' };
const newLink = { key: '', link: { type: 'page', href: '', text: '' } };

/** The fields of the footer that editors can fill in. */
export const footerFields = withLimits(
  [
    { kind: 'image', path: 'logo', label: 'Logo', sizes: [{ name: 'desktop', width: 240, height: 80 }] },
    { kind: 'text', path: 'contactHeading', label: 'Contact heading' },
    { kind: 'richText', path: 'contactDetails', label: 'Contact details' },
    {
      kind: 'list',
      path: 'locations',
      label: 'Locations',
      title: 'name',
      newEntry: { key: '', name: '', address: '' },
      fields: [
        { kind: 'text', path: 'name', label: 'Name' },
        { kind: 'text', path: 'address', label: 'Address', multiline: true },
      ],
    },
    {
      kind: 'list',
      path: 'sitemap',
      label: 'Groups of links',
      title: 'heading',
      newEntry: { key: '', heading: '', links: [] },
      fields: [
        { kind: 'text', path: 'heading', label: 'Heading' },
        {
          kind: 'list',
          path: 'links',
          label: 'Links',
          title: 'link.text',
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
      newEntry: newLink,
      fields: [linkField],
    },
    { kind: 'text', path: 'fieldsHeading', label: 'Heading of the fields' },
    { kind: 'text', path: 'fieldsDescription', label: 'Text of the fields', multiline: true },
    { kind: 'text', path: 'socialText', label: 'Text beside the social links' },
    { kind: 'text', path: 'twitter', label: 'Twitter', help: 'Address of the profile' },
    { kind: 'text', path: 'facebook', label: 'Facebook', help: 'Address of the profile' },
    { kind: 'text', path: 'instagram', label: 'Instagram', help: 'Address of the profile' },
    { kind: 'text', path: 'linkedIn', label: 'LinkedIn', help: 'Address of the profile' },
    {
      kind: 'list',
      path: 'items',
      label: 'Small links',
      title: 'link.text',
      newEntry: newLink,
      fields: [linkField],
    },
    { kind: 'text', path: 'copyright', label: 'Copyright' },
    { kind: 'richText', path: 'declarations', label: 'Declarations' },
  ],
  footerSchema,
);
