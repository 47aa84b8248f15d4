import {
  hiddenText,
  isComposing,
  isNothing,
  putTyped,
  selectsAll,
  type Typed,
  typedIn,
} from '../../blocks/hidden-text.ts';
import { isTextKey, takesKeys } from '../../ui/focus/is-typing.ts';
import { toolsHost } from '../tools/add-tools-root.ts';

/** The hidden text that has the focus meanwhile; what is typed in it goes to the text that gets the focus next. */
let holder: HTMLTextAreaElement | null = null;
/** What had the focus before. */
let before: HTMLElement | null = null;
/** What was typed, while the focus moves on. */
let pending: Typed = [];

/** Takes the focus, and what is typed from now on; `typed` was typed before. */
export function holdTyping(typed: Typed = []): void {
  const field = holder ?? makeHolder();
  holder = null; // Taking the focus must not count as losing it.
  const active = toolsHost()?.shadowRoot?.activeElement ?? document.activeElement;
  if (active instanceof HTMLElement && active !== field) before = active;
  field.focus({ preventScroll: true });
  holder = field;
  if (!isNothing(typed)) putTyped(field, [...typedIn(field), ...typed]);
}

/** True while the hidden text has the focus. */
export const isHolding = (): boolean => holder !== null && toolsHost()?.shadowRoot?.activeElement === holder;

/** The words typed before the focus came to a text, for one that inserts them itself; what follows them is typed after. */
export function takeWords(): string {
  const [words, ...others] = pending;
  if (typeof words !== 'string') return '';
  pending = others;
  return words;
}

/** True when something was typed that no text has yet. */
export const hasTyped = (): boolean => holder !== null && isHolding() && !isNothing(typedIn(holder));

/** Calls `go`, which moves the focus on, as soon as nothing is being composed; not if the focus has gone elsewhere. */
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

/** Holds what is typed while `work` makes a text for it; gives the focus back when `work` resolves to false. */
export async function holdWhile(work: Promise<boolean>): Promise<boolean> {
  holdTyping();
  const isMade = await work;
  if (!isMade) endHolding(giveBack);
  return isMade;
}

/** Hands a key to the focused text of the shell: Safari still sends the page what is typed just as a dialog opens. */
export function handToShell(event: KeyboardEvent): void {
  const place = window.parent.document.activeElement;
  if (!event.isTrusted || !window.frameElement || !place || !takesKeys(place)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void typeHere([isTextKey(event) && event.key.length === 1 ? event.key : event]);
}

function makeHolder(): HTMLTextAreaElement {
  const field = hiddenText('held-typing');
  // A dialog gives the focus back to what had it.
  field.addEventListener('focus', () => holder && giveBack());
  field.addEventListener('blur', () => {
    pending = typedIn(field);
    putTyped(field, []);
    queueMicrotask(() => {
      const typed = pending;
      pending = [];
      if (!isNothing(typed)) void typeHere(typed.flatMap(linesOf));
    });
  });
  toolsHost()?.shadowRoot?.append(field);
  return field;
}

/** Types where the focus is, in the page or in the shell, as if it were typed only now. */
async function typeHere(typed: Typed): Promise<void> {
  const [part, ...others] = typed;
  if (part === undefined) return;
  // The text that has the focus now may have to be loaded first.
  if (isHolding()) return holdTyping(typed);
  const shell = window.parent.document;
  const page = shell.activeElement === window.frameElement ? document : shell;
  const place = page.activeElement ?? page.body;
  if (typeof part !== 'string') {
    if (press(place, part) && selectsAll(part)) page.execCommand('selectAll');
  } else if (takesKeys(place)) {
    if (part) page.execCommand('insertText', false, part);
  } else if (part && page === document) {
    // On a component, the first letter says where the words go.
    const isWanted = press(place, keyOf(part.charAt(0)));
    if (!isWanted) return typeHere([part.slice(1), ...others]);
    if (isHolding() || takesKeys(document.activeElement ?? place)) return typeHere(typed);
  }
  await Promise.resolve(); // The rich text editor notices by then what was inserted.
  return typeHere(others);
}

/** Presses a key; false if a listener prevented the browser's default. */
const press = (place: Element, key: KeyboardEvent) => place.dispatchEvent(new KeyboardEvent('keydown', key));

const keyOf = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });

/** Lines, and Enter between them. */
const linesOf = (part: Typed[number]): Typed =>
  typeof part === 'string'
    ? part.split('\n').flatMap((line, index) => (index === 0 ? [line] : [keyOf('Enter'), line]))
    : [part];
