import type { Page } from '#content-store/model/entities/page.ts';
import { collectionOf, UNNAMED_SECTION } from '../store/documents/collection-of.ts';

/** The question before a page or section is deleted. */
export function deleteQuestion(page: Page): { title: string; text: string } {
  const isSection = collectionOf(page) === 'sections';
  const name = isSection ? `“${page.title || UNNAMED_SECTION}”` : `/${page.slug}`;
  return {
    title: isSection ? 'Delete section' : 'Delete page',
    text: `Are you sure you want to delete ${name}? You can restore it from the trash for 30 days.`,
  };
}
