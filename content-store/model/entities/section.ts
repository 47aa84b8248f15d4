import { z } from 'zod';
import { contentListSchema } from '../values/content-item.ts';
import { idSchema } from '../values/id.ts';
import { domainIdSchema } from './domain.ts';
import type { Page } from './page.ts';

/** The block that shows a section on a page. */
export const SECTION_TYPE = 'Section';

/** The `pageType` of a section: it is stored like a page, in the collection `sections`, and has no public address. */
export const SECTION_PAGE_TYPE = '_section';

/** A section as visitors get it: blocks that are part of every page with a block `Section` for it. */
export const publishedSectionSchema = z.object({
  _id: idSchema,
  domainId: domainIdSchema,
  name: z.string().max(300).default(''),
  contents: contentListSchema,
});
export type PublishedSection = z.output<typeof publishedSectionSchema>;

const FOLDER = '_section/';

/** The slug under which a section is stored: ids have capitals, slugs have none. */
export const sectionSlug = (id: string): string => id.toLowerCase();

/** Where the editor opens a section; no page can have such an address. */
export const sectionAddress = (id: string): string => `${FOLDER}${sectionSlug(id)}`;

/** The slug of the section that the editor opens at an address; null for the address of a page. */
export function sectionSlugOf(address: string): string | null {
  return /^_section\/([a-z0-9_-]{1,64})$/.exec(address)?.[1] ?? null;
}

/** The ids of the sections that some contents show, at any depth, without those inside these sections. */
export function sectionIdsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const isSection = 'componentType' in value && value.componentType === SECTION_TYPE && 'sectionId' in value;
  if (isSection && typeof value.sectionId === 'string' && value.sectionId !== '') found.add(value.sectionId);
  for (const child of Object.values(value)) sectionIdsIn(child, found);
  return found;
}

/** The parts of a stored section that pages show. */
export function sectionOf({ _id, domainId, title, contents }: Pick<Page, '_id' | 'domainId' | 'title' | 'contents'>) {
  return { _id, domainId, name: title, contents } satisfies PublishedSection;
}
