import { Mask } from 'maska';

/** Formats typed text by its mask, `0412345678` → `0412 345 678`, and keeps the caret in place. */
export function applyMask(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  if (!input.dataset.mask || input.type === 'date') return;
  const mask = new Mask({ mask: input.dataset.mask });
  const masked = mask.masked(value);
  if (masked === value) return;
  const caret = mask.masked(value.slice(0, selectionStart ?? value.length)).length;
  input.value = masked;
  input.setSelectionRange(caret, caret);
}
