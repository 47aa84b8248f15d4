import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { isTyping } from '../../ui/focus/is-typing.ts';
import { blocksInClipboard, clipboardFormats } from './block-clipboard.ts';

/** What copying and pasting do. Pasted blocks are passed as JSON text, because the host may belong to another document. */
export interface ClipboardHost {
  /** The selected blocks; null when there are none. */
  selectedItems: () => readonly ContentItem[] | null;
  /** Removes the selected blocks from the page, once they are in the clipboard. */
  cutSelected: () => void;
  /** Inserts blocks (JSON text) into a `ListAddress` (JSON text), or below the selected block; false if none can be. */
  paste: (items: string, list: string | null) => Promise<boolean>;
  announceCopy: () => void;
}

/**
 * Copies, cuts and pastes blocks unless text is selected or being typed: the browser's own copying always comes first.
 * `listAt` returns the empty list that has the focus, if any.
 */
export function listenToClipboard(
  document: Document,
  host: ClipboardHost,
  listAt: (target: EventTarget | null) => string | null = () => null,
): void {
  const take = (event: ClipboardEvent) => {
    const items = isBrowsers(document) ? null : host.selectedItems();
    if (items === null || !event.clipboardData) return;
    event.preventDefault();
    writeTo(event.clipboardData, items);
    if (event.type === 'cut') host.cutSelected();
    else host.announceCopy();
  };
  document.addEventListener('copy', take);
  document.addEventListener('cut', take);
  document.addEventListener('paste', (event) => {
    const items = isBrowsers(document)
      ? null
      : blocksInClipboard((format) => event.clipboardData?.getData(format) ?? '');
    if (items === null) return;
    event.preventDefault();
    void host.paste(items, listAt(document.activeElement));
  });
}

/** The legacy way to copy: the newer clipboard API sanitises its HTML and takes no custom formats. */
type Copying = Pick<Document, 'addEventListener' | 'removeEventListener'> & { execCommand(name: 'copy'): boolean };

/** Copies blocks to the clipboard without a key press; false where the browser does not allow it. */
export function copyItems(items: readonly ContentItem[]): boolean {
  const { activeElement } = window.document;
  const focused = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
  // Firefox sends the event to the document that has the focus.
  const document: Copying = focused ?? window.document;
  let isCopied = false;
  const write = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    writeTo(event.clipboardData, items);
    isCopied = true;
  };
  document.addEventListener('copy', write, { capture: true, once: true });
  document.execCommand('copy');
  document.removeEventListener('copy', write, { capture: true });
  return isCopied;
}

function writeTo(transfer: DataTransfer, items: readonly ContentItem[]): void {
  for (const [format, text] of Object.entries(clipboardFormats(items))) transfer.setData(format, text);
}

/** True while text is selected or being typed: the browser then copies and pastes. */
function isBrowsers(document: Document): boolean {
  return isTyping(document.activeElement) || document.getSelection()?.isCollapsed === false;
}
