import { latinKey } from '../ui/latin-key.ts';
import { t } from '../words/t.ts';
import { shortcutOf } from './keys.ts';

/** What was typed: words, and between them keys meant for the text that will get the words. Ends with words, maybe none. */
export type Typed = readonly (string | KeyboardEvent)[];

/** What was typed in a hidden text before its words. */
const earlier = new WeakMap<HTMLTextAreaElement, Typed>();

/**
 * A hidden text for what is typed while the text it is meant for is being rendered, loaded or opened. It is a real text
 * field, so input methods, dead keys, pasting and undoing work in it.
 */
export function hiddenText(className: string): HTMLTextAreaElement {
  const field = Object.assign(document.createElement('textarea'), { className, ariaLabel: t('Text'), tabIndex: -1 });
  field.addEventListener('compositionstart', () => field.toggleAttribute('data-composing', true));
  field.addEventListener('compositionend', () => field.removeAttribute('data-composing'));
  field.addEventListener('keydown', (event) => {
    const isKept = !isComposing(field) && isForText(event);
    if (isKept) {
      event.preventDefault();
      putTyped(field, [...typedIn(field), event, '']);
    }
    // Ctrl+Z takes back what was typed here, and no step of the page.
    if (isKept || (field.value && shortcutOf(event, true) === 'undo')) event.stopPropagation();
  });
  return field;
}

export const typedIn = (field: HTMLTextAreaElement): Typed => [...(earlier.get(field) ?? []), field.value];

/** Replaces what was typed in a hidden text; its last words can still be changed there. */
export function putTyped(field: HTMLTextAreaElement, typed: Typed): void {
  const words = typed.at(-1);
  earlier.set(field, typed.slice(0, -1));
  field.value = typeof words === 'string' ? words : '';
}

export const isNothing = (typed: Typed): boolean => typed.every((part) => part === '');

export const selectsAll = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && latinKey(event) === 'a';

/** True for keys that leave a text, or select all of it. */
const isForText = (event: KeyboardEvent) => event.key === 'Tab' || event.key === 'Escape' || selectsAll(event);

/** True while an input method has not finished its text. */
export const isComposing = (field: HTMLElement): boolean => field.hasAttribute('data-composing');

/**
 * Types in the first text of what is selected on the page, or with `isNew` in the first empty one, and goes on there; false
 * if that has none.
 */
export function typeOnPage(typed: Typed, isNew = false): boolean {
  const page = document.querySelector<HTMLIFrameElement>('#canvas')?.contentWindow;
  return page?.pagewrightType?.(typed, isNew) === true;
}
