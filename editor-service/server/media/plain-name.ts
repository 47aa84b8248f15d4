const MOST_LETTERS = 200;

/** The sender's file name, safe to show: its last part, without control and direction characters. */
export function plainName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, MOST_LETTERS).toWellFormed();
}
