/** Longer shared beginnings are written again in part. */
const MAX_SHARED = 35;

/** Joins sorted texts without spaces: for each, how many letters it shares with the one before, then the rest. */
export function frontCoded(sorted: readonly string[]): string {
  const coded = sorted.map((text, index) => {
    const shared = Math.min(sharedLength(text, sorted[index - 1]), MAX_SHARED);
    return shared.toString(36) + text.slice(shared);
  });
  return coded.join(' ');
}

/** The texts that `frontCoded` was given. */
export function frontDecoded(coded: string): string[] {
  let before = '';
  return (coded === '' ? [] : coded.split(' ')).map((text) => {
    before = before.slice(0, Number.parseInt(text.charAt(0), 36)) + text.slice(1);
    return before;
  });
}

/** The length of the common prefix of two texts. */
function sharedLength(a: string, b = ''): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
