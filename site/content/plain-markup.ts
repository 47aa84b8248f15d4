/** A tag without attributes, or text that needs no escaping. */
const TOKEN = /<(\/?)(p|h[234]|ul|ol|li|blockquote|strong|em|u|s|sub|sup|code)>|<br \/>|[^<>&]+/y;

/** The elements that an HTML parser leaves in these elements as written; in all others, only text and marks. */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  '': /^(?:p|h[234]|ul|ol|blockquote)$/,
  ul: /^li$/,
  ol: /^li$/,
  li: /^(?:p|ul|ol)$/,
  blockquote: /^(?:p|ul|ol)$/,
};
const MARK = /^(?:strong|em|u|s|sub|sup|code)$/;

/**
 * True for markup of paragraphs, headings, lists and marks without attributes, each closed where it belongs. Sanitising
 * leaves such markup, which most texts are, as it is and takes thirty times as long as this. False: it must be sanitised.
 */
export function isPlainMarkup(markup: string): boolean {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < markup.length) {
    const token = TOKEN.exec(markup);
    if (!token) return false;
    const [, closing, name] = token;
    if (name === undefined) continue;
    const parent = open.at(-1) ?? '';
    if (closing === '/') {
      if (open.pop() !== name) return false;
    } else {
      if (!MARK.test(name) && !CHILDREN[parent]?.test(name)) return false;
      open.push(name);
    }
  }
  return open.length === 0;
}
