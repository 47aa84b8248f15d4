import { mountRichText } from '#editor-service/editor/rich-text/mount-rich-text.ts';
import { silentHost } from '#editor-service/editor/rich-text/testing/silent-host.ts';
import { writtenMarkup } from '#editor-service/editor/rich-text/written-markup.ts';

declare global {
  interface Window {
    openedAndLeft: (value: string) => OpenedText;
  }
}

/** What became of a rich text. */
interface OpenedText {
  /** Markup that was stored although nothing was edited. */
  changes: string[];
  /** The markup after an edit was taken back. */
  takenBack: string | undefined;
  /** The markup that the editor writes of its own. */
  written: string;
  /** True if its own markup, shown again, left the document alone. */
  isKept: boolean;
}

/** Opens a rich text in the editor, walks through it, edits it and takes that back. The journey's page runs this. */
window.openedAndLeft = (value) => {
  const changes: string[] = [];
  const element = document.body.appendChild(document.createElement('div'));
  const onChange = (markup: string) => void changes.push(markup);
  const chooseLink = () => undefined;
  const { editor, show } = mountRichText({ element, value, label: 'Text', host: silentHost(), chooseLink, onChange });
  editor.commands.selectAll();
  editor.commands.setTextSelection(1);
  show(value);
  const unedited = [...changes];
  const written = writtenMarkup(editor);
  editor.commands.insertContentAt(editor.state.doc.content.size, '<p>more</p>');
  const { doc } = editor.state;
  show(changes.at(-1) ?? '');
  const isKept = editor.state.doc === doc;
  editor.commands.setContent(value);
  const takenBack = changes.at(-1);
  editor.destroy();
  element.remove();
  return { changes: unedited, takenBack, written, isKept };
};
