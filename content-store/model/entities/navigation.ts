import { z } from 'zod';
import { link, picture } from '../fields/content.ts';
import { fieldsOf, hidden, schemaOf } from '../fields/part.ts';
import { list, mandatoryKey } from '../fields/structure.ts';
import { address, text, texts } from '../fields/texts.ts';

/** A list whose entries are links and nothing else. */
export const linkList = (label: string, max: number) =>
  list(label, { key: mandatoryKey(), link: link('Link') }, { max });

/** The logo and the profiles in social networks, in the navigation and in the footer. */
export const logo = () => picture('Logo', { name: 'desktop', width: 240, height: 80 });
export const profiles = {
  twitter: address('Twitter'),
  facebook: address('Facebook'),
  instagram: address('Instagram'),
  linkedIn: address('LinkedIn'),
};

/** One entry of the first tier; `items` are the second tier it opens. */
const itemParts = {
  key: mandatoryKey(),
  link: link('Link'),
  description: text('Description', { multiline: true }),
  items: linkList('Links below it', 20),
};
export type NavigationItem = z.output<ReturnType<typeof schemaOf<typeof itemParts>>>;

const parts = {
  items: list('Items', itemParts, { max: 12 }),
  contact: link('Contact'),
  domainImage: logo(),
  ...profiles,
  commonlySearchedTerms: hidden(texts('Commonly searched', z.string().max(100), { max: 12 })),
};

/** `_id` is `nav_{domainId}` or `nav_{domainId}_{slugPrefix}` for a region. */
export const navigationSchema = z.object({ _id: z.string(), domainId: z.string(), ...schemaOf(parts).shape });
export type Navigation = z.output<typeof navigationSchema>;

export const navigationFields = fieldsOf(parts);
