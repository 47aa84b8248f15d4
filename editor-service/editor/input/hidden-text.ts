import { shortcutOf } from './shortcuts.ts';

/**
 * A hidden text for what is typed while the place for it is being rendered, loaded or opened. It is a real one, so input
 * methods, dead keys, pasting and undoing work in it.
 */
export function hiddenText(className: string): HTMLTextAreaElement {
  const field = Object.assign(document.createElement('textarea'), { className, ariaLabel: 'Text', tabIndex: -1 });
  field.addEventListener('compositionstart', () => field.toggleAttribute('data-composing', true));
  field.addEventListener('compositionend', () => field.removeAttribute('data-composing'));
  // Ctrl+Z takes back what was typed here, and no step of the page.
  field.addEventListener('keydown', (event) => {
    if (field.value && shortcutOf(event, true) === 'undo') event.stopPropagation();
  });
  return field;
}

/** True while an input method has not finished its text. */
export const isComposing = (field: HTMLElement): boolean => field.hasAttribute('data-composing');
