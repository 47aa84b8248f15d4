import type { ContentItem } from '../values/content-item.ts';

/** Blocks saved under a name; pages get copies of them, which do not change with the pattern. */
export interface Pattern {
  _id: string;
  domainId: string;
  name: string;
  contents: ContentItem[];
  /** ISO 8601 UTC. */
  updatedAt: string;
  updatedBy: string;
}

export const PATTERN_LIMITS = { name: 100, blocks: 50, perDomain: 500 };
