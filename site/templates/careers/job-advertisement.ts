import { type ContentItem, contentListSchema } from '#content-store/model/values/content-item.ts';

/** The sections of a new job. */
const SECTIONS = {
  role: 'Your role',
  responsibilities: 'Your key responsibilities',
  experience: 'Your experience',
  skills: 'Your skills and knowledge',
};

/** The default contents of a job: the four sections separated by dividers, then a button. */
export const jobAdvertisement: ContentItem[] = contentListSchema.parse([
  ...Object.entries(SECTIONS).flatMap(([key, heading]) => [
    { componentType: 'ColumnContent', key, heading },
    { componentType: 'SimpleDivider', key: `${key}-divider` },
  ]),
  { componentType: 'Button', key: 'apply', link: { type: 'page', href: '', text: 'Apply for this job' } },
]);
