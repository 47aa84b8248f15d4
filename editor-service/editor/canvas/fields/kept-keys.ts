import type { Editor } from '@tiptap/react';

interface KeptKeys {
  keys: readonly string[];
  stop: () => void;
}

/** Keeps the letters and line breaks that are typed into a text whose editor is still loading. */
export function keepKeys(element: EventTarget): KeptKeys {
  const keys: string[] = [];
  const keep = (given: Event) => {
    const event = given as KeyboardEvent;
    const isLetter = event.key.length === 1 && isPlain(event);
    if (event.key === 'Backspace') keys.pop();
    else if (isLetter || event.key === 'Enter') keys.push(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation(); // On a block, letters are shortcuts.
  };
  element.addEventListener('keydown', keep);
  return { keys, stop: () => element.removeEventListener('keydown', keep) };
}

/** False for shortcuts; AltGr, which makes letters on many keyboards, is no shortcut. */
const isPlain = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey);

/** Types the kept keys at the caret. */
export function typeKept({ view, commands }: Editor, keys: readonly string[]): void {
  for (const key of keys) {
    if (key === 'Enter') commands.keyboardShortcut('Enter');
    else view.dispatch(view.state.tr.insertText(key));
  }
}
