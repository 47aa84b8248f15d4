import StarterKit from '@tiptap/starter-kit';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { pictureNode } from './picture-node.ts';
import type { RichTextHost } from './rich-text-host.ts';
import { tableNodes } from './table-nodes.ts';

/** What rich text may hold (background §11). Undo is the page editor's, for the whole page. */
export const textExtensions = (host: RichTextHost) => [
  StarterKit.configure({
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
  pictureNode(host),
  ...tableNodes(host),
];
