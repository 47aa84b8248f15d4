import type { BlockDraft } from './blocks.ts';

export interface KeyedBlock extends BlockDraft {
  key: string;
}

/** Gives every block a key from its page and position, children too: `about-3`, `about-3-left-1`, `about-5-tab2-1`. */
export function keyed(page: string, drafts: readonly BlockDraft[]): KeyedBlock[] {
  return drafts.map((draft, index) => keyedBlock(`${page}-${index + 1}`, draft));
}

function keyedBlock(key: string, { componentType, ...fields }: BlockDraft): KeyedBlock {
  const { left, right, contents, tabs } = fields as {
    left?: BlockDraft[];
    right?: BlockDraft[];
    contents?: BlockDraft[];
    tabs?: { contents?: BlockDraft[] }[];
  };
  return {
    componentType,
    key,
    ...fields,
    ...(left && { left: keyed(`${key}-left`, left) }),
    ...(right && { right: keyed(`${key}-right`, right) }),
    ...(contents && { contents: keyed(`${key}-on`, contents) }),
    ...(tabs && {
      tabs: tabs.map((tab, index) =>
        tab.contents ? { ...tab, contents: keyed(`${key}-tab${index + 1}`, tab.contents) } : tab,
      ),
    }),
  };
}
