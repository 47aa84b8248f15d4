import type { Surroundings } from '../markup/surroundings.ts';

/** What the blocks of WordPress refer to besides pictures and links. */
export interface WpSurroundings extends Surroundings {
  /** The tag that a category or tag became. */
  tagOf: (term: number) => string | undefined;
  /** The tags of all categories. */
  allTags: readonly string[];
  /** The section that a synced pattern became. */
  sectionOf: (pattern: number) => string | undefined;
  /** The footnotes of the post: JSON, as the editor of WordPress stores them. */
  footnotes: string;
}
