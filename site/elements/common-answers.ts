import type { PictureAnswers } from './field-host.ts';

/** The page a view stands on, for what is particular to it (leaving itself out of a list). */
export interface PageFacts {
  _id: string;
  slug: string;
}

/** What every view is told besides what its definition asks. */
export interface CommonAnswers extends PictureAnswers {
  page: PageFacts;
}
