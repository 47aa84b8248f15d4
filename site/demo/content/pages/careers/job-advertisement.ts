import { type BlockDraft, bullets, link, paragraphs } from '../../blocks.ts';

interface Job {
  role: string;
  responsibilities: readonly string[];
  experience: string;
  skills: readonly string[];
}

const DIVIDER: BlockDraft = { componentType: 'SimpleDivider' };

const section = (heading: string, text: string): BlockDraft => ({ componentType: 'ColumnContent', heading, text });

/** A job in the layout that new jobs start with. */
export function jobAdvertisement({ role, responsibilities, experience, skills }: Job): BlockDraft[] {
  return [
    section('Your role', paragraphs(role)),
    DIVIDER,
    section('Your key responsibilities', bullets(...responsibilities)),
    DIVIDER,
    section('Your experience', paragraphs(experience)),
    DIVIDER,
    section('Your skills and knowledge', bullets(...skills)),
    { componentType: 'Button', link: link('Ask about this job', '/contact') },
  ];
}
