import { hiddenText, isComposing } from '../../input/hidden-text.ts';
import { takesKeys } from '../../input/is-typing.ts';
import { toolsHost } from '../tools/add-tools-root.ts';

/** What has the focus meanwhile; what is typed there goes to the text that gets the focus next. */
let holder: HTMLTextAreaElement | null = null;
/** What had the focus before. */
let before: HTMLElement | null = null;
/** What was typed, while the focus moves on. */
let pending = '';

/** Takes the focus, and what is typed from now on; `typed` was typed before. */
export function holdTyping(typed = ''): void {
  const field = holder ?? makeHolder();
  holder = null; // Its focus is meant.
  const active = toolsHost()?.shadowRoot?.activeElement ?? document.activeElement;
  if (active instanceof HTMLElement && active !== field) before = active;
  field.focus({ preventScroll: true });
  holder = field;
  field.setRangeText(typed, field.value.length, field.value.length, 'end');
}

/** True while the focus waits. */
export const isHolding = (): boolean => holder !== null && toolsHost()?.shadowRoot?.activeElement === holder;

/** What was typed before the focus came to a text, for one that inserts it itself. */
export function takeTyped(): string {
  const typed = pending;
  pending = '';
  return typed;
}

/** True when something was typed that has no place yet. */
export const hasTyped = (): boolean => isHolding() && holder?.value !== '';

/** Moves the focus on by `go` as soon as nothing is being composed; not if it has gone elsewhere. */
export function endHolding(go: () => void): void {
  if (!isHolding()) return;
  if (holder && isComposing(holder)) requestAnimationFrame(() => endHolding(go));
  else go();
}

/** Gives the focus back to where it was. */
export function giveBack(): void {
  before?.focus({ preventScroll: true });
  if (isHolding()) holder?.blur();
}

/** Holds what is typed while `work` makes a place for it; gives the focus back if it answers that there is none. */
export async function holdWhile(work: Promise<boolean>): Promise<boolean> {
  holdTyping();
  const isMade = await work;
  if (!isMade) endHolding(giveBack);
  return isMade;
}

function makeHolder(): HTMLTextAreaElement {
  const field = hiddenText('held-typing');
  // A dialog gives the focus back to what had it.
  field.addEventListener('focus', () => holder && giveBack());
  field.addEventListener('blur', () => {
    pending = field.value;
    field.value = '';
    queueMicrotask(() => {
      const typed = takeTyped();
      // The text that has the focus now may have to be loaded first.
      if (typed && isHolding()) holdTyping(typed);
      else if (typed) void typeHere(typed.split('\n'));
    });
  });
  toolsHost()?.shadowRoot?.append(field);
  return field;
}

/** Types lines where the focus is, in the page or in the shell around it. */
async function typeHere([line = '', ...others]: readonly string[]): Promise<void> {
  const shell = window.parent.document;
  const page = shell.activeElement === window.frameElement ? document : shell;
  const text = page.activeElement;
  if (!text || !takesKeys(text)) return;
  page.execCommand('insertText', false, line);
  if (others.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve));
  text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await typeHere(others);
}
