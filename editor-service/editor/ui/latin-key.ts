/**
 * A key of a shortcut by what it writes on a Latin keyboard, in small letters: on an Arabic one the key of Ctrl+S writes س. A
 * Latin letter is taken as written, wherever its key is.
 */
export function latinKey({ key: typed, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const key = halfWidth(typed);
  if (!/^(?!\p{Script=Latin})\p{L}$/u.test(key)) return key.toLowerCase();
  return code === 'Slash' ? '/' : (/^Key(\w)$/.exec(code)?.[1] ?? key).toLowerCase();
}

/** `／` as `/`: Japanese keyboards write either. */
const halfWidth = (typed: string): string => (/^[！-～]$/.test(typed) ? typed.normalize('NFKC') : typed);

/** True for a slash, also of full width. */
export const isSlash = (typed: string): boolean => halfWidth(typed) === '/';
