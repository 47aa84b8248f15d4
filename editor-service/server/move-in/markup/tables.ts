import { type ChildNode, type Element, isTag } from 'domhandler';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { wordsOf } from './read-markup.ts';

/** The rich text inside a cell. */
export type CellMarkup = (children: readonly ChildNode[]) => string;

/** A table as rich text has it: caption, head, body; the foot becomes the last rows. Empty for a table without cells. */
export function tableMarkup(table: Element, cellMarkup: CellMarkup): string {
  const rows = (names: readonly string[]) =>
    table.children.filter(isTag).flatMap((child) => {
      if (child.name === 'tr') return names.includes('tbody') ? [child] : [];
      return names.includes(child.name) ? child.children.filter(isTag).filter(({ name }) => name === 'tr') : [];
    });
  const row = (tr: Element) => {
    const cells = tr.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');
    return cells.length > 0 ? `<tr>${cells.map((cell) => cellTag(cell, cellMarkup)).join('')}</tr>` : '';
  };
  const head = rows(['thead']).map(row).join('');
  const body = [...rows(['tbody']), ...rows(['tfoot'])].map(row).join('');
  if (head === '' && body === '') return '';
  const caption = wordsOf(table.children.filter(isTag).find(({ name }) => name === 'caption')?.children ?? []);
  return [
    '<table>',
    caption && `<caption>${escapeXml(caption)}</caption>`,
    head && `<thead>${head}</thead>`,
    body && `<tbody>${body}</tbody>`,
    '</table>',
  ].join('');
}

function cellTag({ name, attribs, children }: Element, cellMarkup: CellMarkup): string {
  const attributes = ['colspan', 'rowspan', ...(name === 'th' ? ['scope'] : [])].flatMap((attribute) => {
    const value = attribs[attribute];
    return value && /^\w{1,8}$/.test(value) ? [` ${attribute}="${value}"`] : [];
  });
  return `<${name}${attributes.join('')}>${cellMarkup(children)}</${name}>`;
}
