import { isNothing, type Typed } from '../blocks/hidden-text.ts';
import type { Selection } from '../store/blocks/selection.ts';
import type { RegionalName } from '../store/documents/documents.ts';
import { endHolding, giveBack, hasTyped, holdTyping, isHolding } from './fields/held-typing.ts';
import { blockElement } from './tools/block-element.ts';

const TEXT = '[data-field]:is([contenteditable], [data-rich-text])';
/** The elements of the page that show whole documents. */
const PARTS = { page: 'main', navigation: 'header', footer: 'footer' } as const;

/** True for what other pages show as well: it is edited only by who means it. */
export const isSharedPart = (selection: Selection | null): selection is { kind: RegionalName } =>
  selection?.kind === 'navigation' || selection?.kind === 'footer';

/** The element that shows what is selected; null when there is none. */
export function partOf(selection: Selection | null): HTMLElement | null {
  if (!selection) return null;
  return selection.kind === 'block' ? blockElement(selection.key) : document.querySelector(PARTS[selection.kind]);
}

/** The first visible text in a part of the page, apart from other blocks'; a caption only if there is nothing else. */
export function firstText(part: HTMLElement, fields = TEXT): HTMLElement | null {
  const block = part.closest('[data-block]');
  const own = [...part.querySelectorAll<HTMLElement>(fields)].filter((one) => one.closest('[data-block]') === block);
  const shown = own.filter(isShown);
  return shown.find((field) => !field.closest('figcaption')) ?? shown[0] ?? null;
}

const emptyField = (part: HTMLElement): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(TEXT)].find((text) => text.textContent === '' && isShown(text));

const isShown = (field: HTMLElement): boolean => field.checkVisibility({ visibilityProperty: true });

/** Puts the caret at the end of a text, or selects all of it. */
function enterText(text: HTMLElement, isWhole = false): void {
  const isRich = text.matches('[data-rich-text]');
  const selection = document.getSelection();
  if (!isRich) text.focus();
  selection?.selectAllChildren(text);
  if (!isWhole) selection?.collapseToEnd();
  if (isRich) text.focus();
}

/** Puts the caret in the text at a place, `<block key>/<path>`; false when the page does not show it. */
export function enterPlace(place: string): boolean {
  const [block = '', field = ''] = place.split('/', 2);
  const frame = block === '' ? document.querySelector<HTMLElement>('main') : blockElement(block);
  const texts = [...(frame?.querySelectorAll<HTMLElement>(TEXT) ?? [])];
  const text = texts.find(
    (one) => one.dataset.field === field && (one.closest<HTMLElement>('[data-block]')?.dataset.block ?? '') === block,
  );
  if (!text || !isShown(text)) return false;
  text.scrollIntoView({ block: 'nearest' });
  enterText(text);
  return true;
}

/**
 * Focuses a block as soon as it is shown: its first text if `caret` is given or something was typed meanwhile, else its
 * frame.
 */
export function focusWhenShown(key: string, caret?: 'all' | 'end', tries = 3): void {
  const frame = blockElement(key);
  const isTextWanted = caret !== undefined || hasTyped();
  if (frame && !(isTextWanted && isAwaited(frame))) {
    const text = isTextWanted ? firstText(frame) : null;
    if (text) enterText(text, caret === 'all');
    else focusBlock(key);
    return;
  }
  if (!isHolding()) holdTyping();
  const again = () => (frame || tries > 0 ? focusWhenShown(key, caret, tries - 1) : giveBack());
  requestAnimationFrame(() => endHolding(again));
}

/**
 * Directs what is typed, and what was `typed` already, into the first text of the selection; with `isNew`, into its
 * first empty one, if any. False if it has no text.
 */
export function typeInto(selection: Selection | null, typed: Typed = [], isNew = false): boolean {
  const part = partOf(selection);
  if (!part) return false;
  const text = (isNew && emptyField(part)) || firstText(part);
  const isLater = selection?.kind === 'block' && isAwaited(part);
  if (!text && !isLater) return false;
  if (!isNothing(typed) || isLater) holdTyping(typed);
  if (isLater) requestAnimationFrame(() => focusWhenShown(selection.key));
  else if (text) enterText(text);
  return true;
}

/** True while a new block waits for what it shows of other documents. */
const isAwaited = (frame: HTMLElement) => frame.querySelector(':scope > [data-awaited]') !== null;

/** Focuses a block's frame and scrolls it into view. */
export function focusBlock(key: string): void {
  const element = blockElement(key);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
