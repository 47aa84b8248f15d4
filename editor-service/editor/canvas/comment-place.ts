import type { FieldOwner } from '#site/elements/field-host.ts';
import type { PressedPicture } from '../store/state/dialog.ts';
import { type CommentPlace, ofBlock } from '../store/state/page-comments.ts';
import { blockElement, blockKeyAt } from './tools/block-element.ts';
import { toolsStore } from './tools/tools-store.ts';

/** What of the context of a quote is kept, in characters. */
const CONTEXT = 32;
const LONGEST_QUOTE = 500;
const FIELDS = '[data-field], [data-place]';
const HIGHLIGHT = 'pw-comment';

/** What a comment would be about now: selected words, a pressed picture, or the text with the caret; null for none of them. */
export function placeHere(): CommentPlace | null {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const field = fieldAround(range?.startContainer ?? null);
  const place = field && placeOf(field);
  if (range && !range.collapsed && place && field.contains(range.endContainer))
    return { ...place, quote: quoteOf(field, range) };
  const { picture } = toolsStore.getState();
  if (picture) return placeOfPicture(picture);
  const active = fieldAround(document.activeElement);
  return active && placeOf(active);
}

/** What a comment on a picture that was pressed is about, with the point of the press; null for what all pages share. */
export function placeOfPicture(pressed: string): CommentPlace | null {
  const { owner, field } = JSON.parse(pressed) as PressedPicture;
  const place = placeIn(owner, field);
  return place && { ...place, point: toolsStore.getState().point };
}

function placeIn(owner: FieldOwner, field: string): CommentPlace | null {
  if (owner.kind === 'block') return { ...ofBlock(owner.key), field };
  return owner.kind === 'page' ? { ...ofBlock(null), field } : null;
}

const fieldAround = (node: Node | null): HTMLElement | null =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>(FIELDS) ?? null;

/** What an element of the page shows, in a comment's terms. */
function placeOf(element: HTMLElement): CommentPlace | null {
  const { place, field = '' } = element.dataset;
  if (place) return placeOfPicture(place);
  const block = blockKeyAt(element);
  return block === null && !element.closest('main') ? null : { ...ofBlock(block), field };
}

function quoteOf(field: HTMLElement, range: Range): CommentPlace['quote'] {
  const whole = document.createRange();
  whole.selectNodeContents(field);
  const [before, after] = [whole.cloneRange(), whole];
  before.setEnd(range.startContainer, range.startOffset);
  after.setStart(range.endContainer, range.endOffset);
  const text = range.toString().slice(0, LONGEST_QUOTE);
  if (text.trim() === '') return null;
  return { text, before: before.toString().slice(-CONTEXT), after: after.toString().slice(0, CONTEXT) };
}

/** The element that a comment is about, or else that of its block; null when the page does not show it. */
export function commentedElement({ block, field }: Pick<CommentPlace, 'block' | 'field'>): HTMLElement | null {
  const whole = block === null ? null : blockElement(block);
  const frame = whole ?? (block === null ? document.querySelector('main') : null);
  const fields = field === '' ? [] : Array.from(frame?.querySelectorAll<HTMLElement>(FIELDS) ?? []);
  const isOwn = (place: CommentPlace | null) => place?.block === block && place.field === field;
  return fields.find((element) => isOwn(placeOf(element))) ?? whole;
}

/** Scrolls to what a comment is about, and marks its words; with null nothing is marked any more. */
export function showCommented(place: CommentPlace | null): void {
  CSS.highlights?.delete(HIGHLIGHT);
  const element = place && commentedElement(place);
  if (!element) return;
  element.scrollIntoView({ block: 'nearest' });
  const words = place.quote && rangeOf(element, place.quote);
  if (words) CSS.highlights?.set(HIGHLIGHT, new Highlight(words));
}

/** The quoted words where they are now; null when they have been changed. */
function rangeOf(element: HTMLElement, quote: NonNullable<CommentPlace['quote']>): Range | null {
  const all = element.textContent ?? '';
  const { text, before, after } = quote;
  const exact = all.indexOf(before + text + after);
  const start = exact < 0 ? all.indexOf(text) : exact + before.length;
  if (start < 0) return null;
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    const end = start + text.length;
    if (start >= passed && start < passed + length) range.setStart(node, start - passed);
    if (end > passed && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}
