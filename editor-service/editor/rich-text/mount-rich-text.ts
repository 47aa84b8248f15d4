import { TextSelection } from '@tiptap/pm/state';
import { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { pastedMarkup } from './pasted-markup.ts';

interface RichTextMount {
  /** Becomes the editor element; its content is replaced. */
  element: HTMLElement;
  value: string;
  label: string;
  onChange: (markup: string) => void;
}

/** Allows marks, headings 2 to 4, lists and links (background §11). Undo is the page editor's, for the whole page. */
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
      // For a clipboard without text ProseMirror would move the focus elsewhere, which closes this editor.
      handlePaste: (_view, { clipboardData }) => clipboardData?.types.every((type) => type === 'Files') ?? false,
    },
    onUpdate: ({ editor }) => onChange(editor.getHTML()),
  });
}

/** Places the caret at a pointer position, in pixels of the window; at the end without one. */
export function placeCaret({ view, commands }: Editor, pointed: { left: number; top: number } | null): void {
  const place = pointed && view.posAtCoords(pointed);
  if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  // The editor already has the focus, so the command would leave the caret at the start.
  if (place) view.focus();
  else commands.focus('end', { scrollIntoView: false });
}
