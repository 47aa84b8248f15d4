import { expect, it } from 'vitest';
import { createAmpersandMender } from './read-wxr.ts';

const TEXT =
  '<a b="?c&d">x & y &amp; &#038; &nbsp; &toolongforanentityofanykindbecauseithastoomanyletters;</a><![CDATA[ & &x; ]] ]]>&<![CDATA[]]>&&amp;';
const MENDED =
  '<a b="?c&amp;d">x &amp; y &amp; &#038; &nbsp; &amp;toolongforanentityofanykindbecauseithastoomanyletters;</a><![CDATA[ & &x; ]] ]]>&amp;<![CDATA[]]>&amp;&amp;';

it.each([1, 2, 3, 7, 50, 1000])(
  'createAmpersandMender() escapes what begins no entity, in parts of %d characters',
  (size) => {
    const mend = createAmpersandMender();
    let mended = '';
    for (let at = 0; at < TEXT.length; at += size) mended += mend(TEXT.slice(at, at + size), false);
    expect(mended + mend('', true)).toBe(MENDED);
  },
);
