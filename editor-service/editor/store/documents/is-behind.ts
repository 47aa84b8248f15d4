import type { Page } from '#content-store/model/entities/page.ts';

/** True when what visitors see of the original is newer than what was translated. */
export const isBehindOf = ({ translatedFrom }: Page, now: Page): boolean =>
  now.published && translatedFrom != null && now.revision > translatedFrom.revision;
