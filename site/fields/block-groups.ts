/** The groups in which the editor offers components, in their order. */
export const BLOCK_GROUPS = {
  text: 'Text',
  pictures: 'Pictures, video and sound',
  actions: 'Calls to action',
  pages: 'Pages and people',
  forms: 'Forms',
  layout: 'Layout',
  other: 'Made for this site',
} as const;
export type BlockGroup = keyof typeof BLOCK_GROUPS;
