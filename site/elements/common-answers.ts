import type { PictureAnswers } from './field-host.ts';

/** The page that contains the view, e.g. so that a list can omit it. */
export interface PageFacts {
  _id: string;
  slug: string;
  /** Keys of the page's hubs: each but the first has an anchor and address parameters with its number. */
  hubs: readonly string[];
  /** Its language (BCP 47), if it is not the site's first. */
  language?: string;
}

/** Data every view receives besides the answers its definition requests. */
export interface CommonAnswers extends PictureAnswers {
  page: PageFacts;
}
