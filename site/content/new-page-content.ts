import type { Page } from '#content-store/model/entities/page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { templateOf } from '../templates/definitions.ts';

/** The blocks that a new page of this template begins with. */
export const initialContents = (template: string): readonly ContentItem[] =>
  templateOf(template)?.initial.contents ?? [];

/** True for a page that lists show by date: its template says so, or it has tags by which they find it; not the home page. */
export const isListedByDate = ({ template, slug, tags }: Pick<Page, 'template' | 'slug' | 'tags'>): boolean =>
  slug !== '' && (tags.length > 0 || templateOf(template)?.isDated === true);
