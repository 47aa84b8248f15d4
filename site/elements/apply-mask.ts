/** Puts the digits typed into a field in the groups of its mask, and keeps the caret in place. */
export function applyMask(input: HTMLInputElement): void {
  const { value, selectionStart, type, maxLength } = input;
  const { mask } = input.dataset;
  if (!mask || type === 'date') return;
  const text = inGroups(value, mask);
  if (text === value || (maxLength >= 0 && text.length > maxLength)) return;
  const digitsBefore = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
  const caret = text.match(`^(?:\\D*\\d){${digitsBefore}}`)?.[0].length ?? text.length;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/**
 * A text of just as many digits as a mask has, in its groups: `0412345678` → `0412 345 678`. Every other text stays as it
 * was typed, like the telephone numbers of other countries; one that goes on after it was grouped loses the groups again.
 */
export function inGroups(text: string, mask: string): string {
  const digits = text.replace(/\D/g, '');
  const length = mask.replace(/[^#]/g, '').length;
  if (text === digits) return digits.length === length && !digits.startsWith('00') ? filled(mask, digits) : text;
  const hasGroups = text.startsWith(filled(mask, digits)) && /^\d+$/.test(text.slice(mask.length));
  return hasGroups ? digits : text;
}

function filled(mask: string, digits: string): string {
  let used = 0;
  return mask.replace(/#/g, () => digits[used++] ?? '#');
}
