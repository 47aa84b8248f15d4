/** Longer than any entity, and than what begins and ends CDATA. */
const KEPT_BACK = 40;
const [START, END] = ['<![CDATA[', ']]>'];
const BARE = /&(?!#?\w{1,31};)/g;

/**
 * A function for the parts of an XML file in order, the last of them with `isLast`, that escapes each `&` that begins no entity:
 * a parser takes all up to the next semicolon for its name, whole posts. CDATA stays as it is.
 */
export function createAmpersandMender(): (part: string, isLast: boolean) => string {
  let rest = '';
  let isInCdata = false;
  return (part, isLast) => {
    const text = rest + part;
    const safe = isLast ? text.length : safeLength(text);
    let mended = '';
    let at = 0;
    while (at < safe) {
      const mark = isInCdata ? END : START;
      const found = text.indexOf(mark, at);
      const isFound = found !== -1 && found < safe;
      const until = isFound ? found + mark.length : safe;
      const piece = text.slice(at, until);
      mended += isInCdata ? piece : piece.replace(BARE, '&amp;');
      if (isFound) isInCdata = !isInCdata;
      at = until;
    }
    rest = text.slice(at);
    return mended;
  };
}

/** Up to where no entity and no mark is cut in two. */
function safeLength(text: string): number {
  const tail = Math.max(0, text.length - KEPT_BACK);
  const cut = text.slice(tail).search(/[&<\]]/);
  return cut === -1 ? text.length : tail + cut;
}
