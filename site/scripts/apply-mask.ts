import { Mask } from 'maska';

/** Writes what was typed as its mask wants it: `0412345678` → `0412 345 678`. */
export function applyMask(input: HTMLInputElement): void {
  const { mask } = input.dataset;
  if (!mask || input.type === 'date') return;
  const masked = new Mask({ mask }).masked(input.value);
  if (masked !== input.value) input.value = masked;
}
