import type { MediaRecord } from '#content-store/model/media/image.ts';
import { mountRichText } from '#editor-service/editor/rich-text/mount-rich-text.ts';
import { silentHost } from '#editor-service/editor/rich-text/testing/silent-host.ts';
import { writtenMarkup } from '#editor-service/editor/rich-text/written-markup.ts';

declare global {
  interface Window {
    openedAndLeft: (value: string) => OpenedText;
    typedInto: (value: string, at: number) => TypedText;
    contentOf: (markup: string) => string[];
    pastedInto: (markup: string) => string[];
    pwned?: number;
    picturesOf: (value: string) => Promise<(string | null)[]>;
  }
}

/** What became of a rich text. */
interface OpenedText {
  /** Markup that was stored although nothing was edited. */
  changes: string[];
  /** The markup after an edit was taken back. */
  takenBack: string | undefined;
  /** True if a part could not be edited. */
  hasKept: boolean;
  /** The markup that the editor writes of its own. */
  written: string;
  /** True if its own markup, shown again, left the document alone. */
  isKept: boolean;
}

/** What a letter and the clipboard made of a rich text. */
interface TypedText {
  /** The markup after the letter, without it. */
  typed: string;
  /** The markup after everything was copied and pasted elsewhere. */
  pasted: string;
  /** The stored markup as a browser writes it. */
  reread: string;
}

const LETTER = 'ж';
/** What does not show on a picture. */
const MARKS = /\b(?:strong|em|u|s|sub|sup|code(?:,\S+)?)(?: |$)/g;

function mounted(value: string, onChange: (markup: string) => void) {
  const element = document.body.appendChild(document.createElement('div'));
  const chooseLink = () => undefined;
  return mountRichText({ element, value, stored: () => value, label: 'Text', host: silentHost(), chooseLink, onChange })
    .editor;
}

/** Types a letter into one of the texts of a rich text; then copies everything into an empty one. */
window.typedInto = (value, at) => {
  let typed = '';
  const editor = mounted(value, (markup) => {
    typed = markup;
  });
  const places: number[] = [];
  editor.state.doc.descendants((node, place) => {
    if (node.isTextblock) places.push(place + 1 + node.content.size);
  });
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) editor.commands.insertContentAt(editor.state.doc.content.size, `<p>${LETTER}</p>`);
  else editor.view.dispatch(editor.state.tr.insertText(LETTER, place));
  editor.commands.setContent(value, { emitUpdate: false });
  window.getSelection()?.removeAllRanges();

  let pasted = '';
  const other = mounted('', (markup) => {
    pasted = markup;
  });
  const copied = mounted(value, () => undefined);
  copied.commands.selectAll();
  const { dom } = copied.view.serializeForClipboard(copied.state.selection.content());
  other.view.pasteHTML(dom.innerHTML);
  for (const { view } of [editor, copied, other]) {
    const { dom: element } = view;
    element.remove();
  }
  for (const each of [editor, copied, other]) each.destroy();
  return {
    typed: typed.replace(place === undefined ? `<p>${LETTER}</p>` : LETTER, ''),
    pasted,
    reread: rereadOf(value),
  };
};

/** Pastes markup into a rich text; the names of all elements and attributes that the editor shows. */
window.pastedInto = (markup) => {
  const editor = mounted('', () => undefined);
  editor.view.pasteHTML(markup);
  const all = [...editor.view.dom.querySelectorAll('*')];
  return all.flatMap(({ tagName, attributes }) => [tagName.toLowerCase(), ...[...attributes].map(({ name }) => name)]);
};

const rereadOf = (markup: string): string => new DOMParser().parseFromString(markup, 'text/html').body.innerHTML;

/** Each letter, picture and line of markup with the elements around it, as readers get them. */
window.contentOf = (markup) => {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const caption of body.querySelectorAll('caption')) caption.parentElement?.prepend(caption);
  const all = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const content: string[] = [];
  while (all.nextNode()) {
    const { currentNode: node } = all;
    const around: string[] = [];
    for (let one = node.parentElement; one && one !== body; one = one.parentElement) around.push(saidOf(one));
    const names = [...new Set(around.filter((name) => name !== ''))].toSorted().join(' ');
    if (node instanceof Element && ['IMG', 'HR'].includes(node.tagName))
      content.push(`${saidOf(node)} in ${node.tagName === 'IMG' ? names.replace(MARKS, '') : names}`);
    if (node.nodeType === Node.TEXT_NODE)
      for (const letter of (node.nodeValue ?? '').replace(/[ \t\n\r\f]/g, '')) content.push(`${letter} in ${names}`);
  }
  return content;
};

/** A name with its attributes; nothing for what only groups, and for what is usual. */
function saidOf(element: Element): string {
  const name = element.tagName.toLowerCase();
  if (['p', 'thead', 'tbody', 'tr'].includes(name) || (name === 'a' && !element.getAttribute('href'))) return '';
  const attributes = [...element.attributes].map((one) => [one.name, one.value] as const);
  const said = attributes.map(([one, value]) => `${one}=${one === 'rowspan' ? rowsOf(element) : value}`);
  return [name, ...said.filter((one) => !/^(?:scope=(?:row|col)|\w+=1)$/.test(one)).toSorted()].join(',');
}

/** How many rows a cell takes: no more than its table has left. */
function rowsOf(cell: Element): number {
  const { rowSpan, parentElement: row } = cell as HTMLTableCellElement;
  const rows = [...(row?.parentElement?.children ?? [])];
  return Math.min(rowSpan, rows.length - rows.indexOf(row as HTMLTableRowElement));
}

/** The addresses of the pictures that an opened rich text shows. */
window.picturesOf = async (value) => {
  const element = document.body.appendChild(document.createElement('div'));
  const picture = { hash: 'abc', width: 20, height: 10, alt: '' } as MediaRecord;
  const host = silentHost([], { record: () => Promise.resolve(picture) });
  const { editor } = mountRichText({
    element,
    value,
    stored: () => value,
    label: '',
    host,
    chooseLink() {},
    onChange() {},
  });
  await new Promise((done) => setTimeout(done));
  const shown = [...element.querySelectorAll('img')].map((one) => one.getAttribute('src'));
  editor.destroy();
  element.remove();
  return shown;
};

/** Opens a rich text in the editor, walks through it, edits it and takes that back. The journey's page runs this. */
window.openedAndLeft = (value) => {
  const changes: string[] = [];
  const element = document.body.appendChild(document.createElement('div'));
  const onChange = (markup: string) => void changes.push(markup);
  const chooseLink = () => undefined;
  const { editor, show } = mountRichText({
    element,
    value,
    stored: () => value,
    label: 'Text',
    host: silentHost(),
    chooseLink,
    onChange,
  });
  editor.commands.selectAll();
  editor.commands.setTextSelection(1);
  show(value);
  const unedited = [...changes];
  const written = writtenMarkup(editor);
  const hasKept = element.querySelector('[data-kept]') !== null;
  editor.commands.insertContentAt(editor.state.doc.content.size, '<p>more</p>');
  const { doc } = editor.state;
  show(changes.at(-1) ?? '');
  const isKept = editor.state.doc === doc;
  editor.commands.setContent(value);
  const takenBack = changes.at(-1);
  editor.destroy();
  element.remove();
  return { changes: unedited, takenBack, written, isKept, hasKept };
};
