import type { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { nanoid } from 'nanoid';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { t, tn } from '../words/t.ts';
import { pastedMarkup } from './pasted-markup.ts';
import { bringPicture, type ChangeText, clipboardOf, pictureFinder } from './pasted-pictures.ts';
import type { RichTextHost } from './rich-text-host.ts';

type Handlers = Pick<EditorProps, 'handleDOMEvents' | 'handlePaste' | 'handleDrop' | 'transformPastedHTML'>;

/**
 * How markup and pictures come into a rich text. What the clipboard holds is read before Tiptap parses it: pictures that
 * can be kept are uploaded and take their place when they arrive, others are left out, with a message.
 */
export function pasteIntoText(editorOf: () => Editor, change: ChangeText, host: RichTextHost): Handlers {
  let clipboard = clipboardOf(null);
  const note = (data: DataTransfer | null) => {
    clipboard = clipboardOf(data);
    return false;
  };

  const bring = (file: File): string => {
    const key = nanoid();
    // The node that marks the picture's place exists once the paste is done.
    queueMicrotask(() => void bringPicture(change, host, file, key));
    return key;
  };

  /** Inserts pictures after the selection, which a failed upload must not replace. True when there were any. */
  const insertFiles = (at?: number): boolean => {
    const pictures = clipboard.files.map((file) => ({ type: 'image', attrs: { upload: bring(file) } }));
    if (pictures.length === 0) return false;
    const { commands, state } = editorOf();
    return commands.insertContentAt(at ?? state.selection.to, pictures);
  };

  return {
    handleDOMEvents: {
      paste: (_view, { clipboardData }) => note(clipboardData),
      drop: (_view, { dataTransfer }) => note(dataTransfer),
    },
    transformPastedHTML(markup) {
      let left = 0;
      const isOnlyPicture = (markup.match(/<img\b/gi) ?? []).length === 1;
      const find = pictureFinder(clipboard, isOnlyPicture);
      const result = pastedMarkup(markup, (address) => {
        const file = find(address);
        if (!file) left += 1;
        return file && bring(file);
      });
      const links = Array.from(result.matchAll(HREF), ([, href = '']) => href).filter((href) => !isSafeHref(href));
      const lost = [left > 0 ? leftOut(left) : '', links.length > 0 ? noLinks(links) : ''].filter(Boolean).join(' ');
      if (lost) queueMicrotask(() => host.explain(lost));
      return result;
    },
    handlePaste(_view, { clipboardData }, slice) {
      const types = clipboardData?.types ?? [];
      const hasText = types.some((type) => type.startsWith('text/'));
      if (!hasText && types.includes('Files')) {
        if (!insertFiles())
          host.explain(t('Only pictures can be pasted into text. To add a file, link to it in the library.'));
        return true;
      }
      // Without this ProseMirror would wait for the browser's own paste in an element elsewhere, and the focus there
      // closes this editor before the paste is read.
      return slice.size === 0;
    },
    handleDrop(view, event, _slice, moved) {
      if (moved || !event.dataTransfer?.types.includes('Files')) return false;
      event.preventDefault();
      return insertFiles(view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos) || true;
    },
  };
}

const HREF = /<a\b[^>]*\shref="([^"]*)"/g;
const MAX_NAMED = 3;

const noLinks = (links: readonly string[]): string =>
  t(
    'Visitors could not open {links}, so the text was pasted without the link. Upload the file to the library and link to that.',
    { links: links.slice(0, MAX_NAMED).join(', ') + (links.length > MAX_NAMED ? ' …' : '') },
  );

const leftOut = (count: number): string =>
  tn(
    count,
    'One picture was not pasted because it is on another site. Save it to your device, then add it.',
    '{count} pictures were not pasted because they are on another site. Save them to your device, then add them.',
  );
