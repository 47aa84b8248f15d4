import { footerSchema } from '#content-store/model/entities/footer.ts';
import { linkList, profileFields } from './navigation-fields.ts';
import { withLimits } from './with-limits.ts';

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
      fields: [{ kind: 'text', path: 'heading', label: 'Heading' }, linkList('links', 'Links')],
    },
    linkList('actions', 'Buttons'),
    { kind: 'text', path: 'fieldsHeading', label: 'Heading of the fields' },
    { kind: 'text', path: 'fieldsDescription', label: 'Text of the fields', multiline: true },
    { kind: 'text', path: 'socialText', label: 'Text beside the social links' },
    ...profileFields,
    linkList('items', 'Small links'),
    { kind: 'text', path: 'copyright', label: 'Copyright' },
    { kind: 'richText', path: 'declarations', label: 'Declarations' },
  ],
  footerSchema,
);
