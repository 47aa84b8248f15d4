import { Mark } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { keptMarkup } from './keep-markup.ts';
import { pictureNode } from './picture-node.ts';
import type { RichTextHost } from './rich-text-host.ts';
import { tableNodes } from './table-nodes.ts';

/** Code in a text may have other marks, and the language of a program (`rich-text-elements.ts`). */
const starterKit = StarterKit.extend({
  addExtensions() {
    const code = { excludes: '', addAttributes: () => ({ class: { default: null } }) };
    return (this.parent?.() ?? []).map((extension) => (extension.name === 'code' ? extension.extend(code) : extension));
  },
});

const offLine = (name: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** What rich text may hold. Undo is the page editor's, for the whole page. */
export const textExtensions = (host: RichTextHost) => [
  starterKit.configure({
    heading: { levels: [2, 3, 4] },
    undoRedo: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: isSafeHref,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...(['sub', 'sup'] as const).map(offLine),
  keptMarkup(host),
  pictureNode(host),
  ...tableNodes(host),
];
