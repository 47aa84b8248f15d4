import { AppError } from '#content-store/model/error.ts';
import type { NamedContent } from '#content-store/model/published/public-page.ts';
import { namedContent } from '#site/content/public-content.ts';
import { unfinishedIn } from '#site/content/unfinished.ts';

/** The content of a page that is published. Throws `invalid` with a sentence for each field that is not finished. */
export const finishedContent: NamedContent = (page) => {
  requireFinished(unfinishedIn(page).map(({ message }) => message));
  return namedContent(page);
};

/** Throws `invalid` when there are sentences about what is not finished. */
export function requireFinished(validationErrors: string[]): void {
  if (validationErrors.length === 0) return;
  throw new AppError('invalid', 'The page is not finished and was not published', { validationErrors });
}
