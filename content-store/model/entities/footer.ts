import { z } from 'zod';
import { fieldsOf, schemaOf } from '../fields/part.ts';
import { list, mandatoryKey } from '../fields/structure.ts';
import { richText, text } from '../fields/texts.ts';
import { linkList, logo, profiles } from './navigation.ts';

const location = {
  key: mandatoryKey(),
  name: text('Name', { max: 200 }),
  address: text('Address', { max: 500, multiline: true }),
};

const linkGroup = { key: mandatoryKey(), heading: text('Heading', { max: 200 }), links: linkList('Links', 20) };

const parts = {
  logo: logo(),
  contactHeading: text('Contact heading', { max: 200 }),
  contactDetails: richText('Contact details', { max: 5000 }),
  locations: list('Locations', location, { max: 12 }),
  sitemap: list('Groups of links', linkGroup, { max: 8 }),
  actions: linkList('Buttons', 8),
  fieldsHeading: text('Heading of the fields', { max: 200 }),
  fieldsDescription: text('Text of the fields', { max: 1000, multiline: true }),
  socialText: text('Text beside the social links'),
  ...profiles,
  items: linkList('Small links', 12),
  copyright: text('Copyright'),
  declarations: richText('Declarations', { max: 5000 }),
};

/** `_id` is `footer_{domainId}` or `footer_{domainId}_{slugPrefix}` for a region. */
export const footerSchema = z.object({ _id: z.string(), domainId: z.string(), ...schemaOf(parts).shape });
export type Footer = z.output<typeof footerSchema>;

export const footerFields = fieldsOf(parts);
