import { Plugin } from '@tiptap/pm/state';

/** How long after a key or its like the browser may still change the text, in milliseconds. */
const TYPING_MS = 100;
/** How often in a row a change is taken back: two programs that insist would stop the page. */
const MAX_REFUSED = 10;

/**
 * Takes back what rewrites the elements of a rich text while the editor does not type: a translation, or an extension that changes
 * pages; ProseMirror would read it as typed. Call it before the editor is created, whose observer must be the second.
 */
export function refuseRewriting(element: HTMLElement): { plugin: Plugin; stop: () => void } {
  // No clock tells: a busy machine may take longer than that from a key to its letter. A timer never ends within their one task.
  let typing: ReturnType<typeof setTimeout> | null = null;
  let refused = 0;
  let isComposing = () => false;
  const observer = new MutationObserver((records) => {
    if (isComposing() || typing !== null || refused === MAX_REFUSED) return;
    refused += 1;
    for (const record of records.toReversed()) takeBack(record);
    observer.takeRecords();
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  const note = () => {
    if (typing !== null) clearTimeout(typing);
    typing = setTimeout(() => {
      typing = null;
    }, TYPING_MS);
    refused = 0;
  };
  const plugin = new Plugin({
    props: { handleDOMEvents: { beforeinput: note, input: note, compositionend: note } },
    view(view) {
      isComposing = () => view.composing;
      // What ProseMirror writes itself is no rewriting.
      const forget = () => void observer.takeRecords();
      forget();
      return { update: forget };
    },
  });
  return { plugin, stop: () => observer.disconnect() };
}

function takeBack({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (oldValue !== null) target.nodeValue = oldValue;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}
