import { TextSelection } from '@tiptap/pm/state';
import { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { pastedMarkup } from './pasted-markup.ts';

interface RichTextMount {
  /** Becomes the editor itself: what is in it is replaced. */
  element: HTMLElement;
  value: string;
  label: string;
  onChange: (markup: string) => void;
}

/** Marks, headings 2 to 4, lists and links (background §11); undo is the editor's own, over everything on the page. */
export function mountRichText({ element, value, label, onChange }: RichTextMount): Editor {
  return new Editor({
    element: { mount: element },
    injectCSS: false,
    content: value,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        undoRedo: false,
        code: false,
        codeBlock: false,
        trailingNode: false,
        link: {
          openOnClick: false,
          autolink: false,
          isAllowedUri: isSafeHref,
          HTMLAttributes: { target: null, rel: null },
        },
      }),
    ],
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
      transformPastedHTML: pastedMarkup,
    },
    onUpdate: ({ editor }) => onChange(editor.getHTML()),
  });
}

/** Puts the caret where a pointer was, in pixels of the window; at the end without a pointer. */
export function placeCaret({ view, commands }: Editor, pointed: { left: number; top: number } | null): void {
  const place = pointed && view.posAtCoords(pointed);
  if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  // It has the focus already, so the command would leave the caret at the start.
  if (place) view.focus();
  else commands.focus('end', { scrollIntoView: false });
}
