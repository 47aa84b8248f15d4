import type { Page } from '#content-store/model/entities/page.ts';
import { collectionOf, UNNAMED_SECTION } from '../store/documents/collection-of.ts';

/** The question before a page or section is deleted. */
export function deleteQuestion(page: Page): { title: string; text: string } {
  const isSection = collectionOf(page) === 'sections';
  const name = isSection ? `“${page.title || UNNAMED_SECTION}”` : `/${page.slug}`;
  return {
    title: isSection ? 'Delete Section' : 'Delete Page',
    text: `Are you sure you want to delete ${name}? It can be restored from the trash for 30 days.`,
  };
}
