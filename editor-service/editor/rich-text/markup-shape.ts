import { headRows } from './head-rows.ts';

/** Elements with another name for the same. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const BLOCKS = /^(?:p|h[234]|pre|ul|ol|li|blockquote|table|hr)$/;

/**
 * What readers get from rich text: equal for markup that means the same. These differences do not count: how marks are
 * nested and divided, words directly in a list entry, quote, cell or the text itself instead of a paragraph there, a
 * picture in a paragraph instead of between two, how rows are grouped, the last empty cells of a row, a heading's usual
 * `scope`, and white space that browsers collapse.
 */
export function shapeOf(body: Element): string {
  let shape = '';
  let loose: string[] = [];
  const endLoose = () => {
    if (loose.length > 0) shape += textBlock('p', loose);
    loose = [];
  };
  for (const child of body.childNodes) {
    if (child instanceof Element && BLOCKS.test(nameOf(child))) {
      endLoose();
      shape += blockShape(child);
    } else loose.push(...leavesOf(child, []));
  }
  endLoose();
  return shape || textBlock('p', []);
}

function blockShape(element: Element): string {
  const name = nameOf(element);
  if (name === 'hr') return '<hr>';
  if (name === 'li' || name === 'blockquote') return `<${name}>${shapeOf(element)}</${name}>`;
  if (name === 'ul' || name === 'ol') return `${opening(element)}${[...element.children].map(blockShape).join('')}</>`;
  if (element instanceof HTMLTableElement) return tableShape(element);
  const code = name === 'pre' && element.childNodes.length === 1 ? element.querySelector(':scope > code') : null;
  const leaves = [...(code ?? element).childNodes].flatMap((child) => leavesOf(child, [], name === 'pre'));
  return textBlock(code ? `pre>${opening(code)}` : name, leaves);
}

function tableShape(table: HTMLTableElement): string {
  const heads = headRows(table);
  const rows = [...table.rows].map((row) => {
    const usual = heads.includes(row) ? 'col' : 'row';
    const left = (row.parentElement?.childElementCount ?? 1) - row.sectionRowIndex;
    const cells = [...row.cells].map((cell) => {
      // A cell ends with its group of rows.
      const tag = opening(cell, usual).replace(/rowspan="\d+"/, `rowspan="${Math.min(cell.rowSpan, left)}"`);
      return `${tag}${shapeOf(cell)}</>`;
    });
    return `<tr>${cells.join('').replace(/(?:<td><p><\/p><\/>)+$/, '')}</tr>`;
  });
  const captions = [...table.querySelectorAll(':scope > caption')];
  const caption = captions.flatMap(({ childNodes }) => [...childNodes]).flatMap((child) => leavesOf(child, []));
  return `<table>${caption.length > 0 ? textBlock('caption', caption) : ''}${rows.join('')}</table>`;
}

/** A block of letters, line breaks and pictures; a picture divides a paragraph. */
function textBlock(name: string, leaves: readonly string[]): string {
  if (leaves.length === 0) return `<${name}></${name}>`;
  const words = `<${name}>${leaves.join('')}</${name}>`;
  return name === 'p' ? words.replace(/<img[^>]*>(?:<a [^>]*>)?/g, '</p>$&<p>').replaceAll('<p></p>', '') : words;
}

/** Each letter, line break and picture with its marks. */
function leavesOf(node: Node, marks: readonly string[], isRaw = false): string[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.nodeValue ?? '').replaceAll('<', '&lt;');
    const letters = (isRaw ? text : text.replace(/[ \t\n\r\f]+/g, '')).split('');
    return letters.map((letter) => marks.join('') + letter);
  }
  if (!(node instanceof Element)) return [];
  const name = nameOf(node);
  if (name === 'br' || name === 'hr') return [`<${name}>`];
  if (name === 'img') return [opening(node) + marks.filter((mark) => mark.startsWith('<a ')).join('')];
  const isNothing = name === 'a' && !node.getAttribute('href');
  const inner = isNothing ? marks : [...new Set([...marks, opening(node)])].toSorted();
  return [...node.childNodes].flatMap((child) => leavesOf(child, inner, isRaw));
}

function opening(element: Element, scope = ''): string {
  const usual: Readonly<Record<string, string>> = { colspan: '1', rowspan: '1', start: '1', scope };
  const attributes = [...element.attributes].filter(({ name, value }) => value !== usual[name]);
  const written = attributes.map(({ name, value }) => ` ${name}="${value}"`).toSorted();
  return `<${nameOf(element)}${written.join('')}>`;
}

const nameOf = ({ tagName }: Element): string => SAME[tagName.toLowerCase()] ?? tagName.toLowerCase();
