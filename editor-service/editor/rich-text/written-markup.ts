import type { Editor } from '@tiptap/core';
import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';
import { headRows } from './head-rows.ts';

/**
 * A rich text as markup, exactly as the service stores it (`site/content/sanitise-rich-text.ts`), so that a save changes
 * nothing: rows of headings in `thead`, cells with one paragraph without it, no pictures that are on their way.
 */
export const writtenMarkup = ({ state, schema }: Editor): string => writtenContent(state.doc.content, schema);

/** Part of a rich text as markup. */
export function writtenContent(content: Fragment, schema: Schema): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  const kept = [...box.querySelectorAll('[data-kept]')].map((place) => {
    const range = [...place.childNodes];
    place.replaceChildren();
    return { place, range };
  });
  for (const picture of box.querySelectorAll('img:not([data-image-id])')) picture.remove();
  for (const cell of box.querySelectorAll('td, th')) unwrap(cell);
  for (const table of box.querySelectorAll('table')) moveHeadRows(table);
  for (const { place, range } of kept) place.replaceWith(...range);
  return box.innerHTML
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/<(?:br|hr|img)\b(?:"[^"]*"|[^">])*/g, (tag) => `${tag} /`);
}

function unwrap(cell: Element): void {
  const [only, ...others] = cell.children;
  if (only?.tagName === 'P' && others.length === 0) only.replaceWith(...only.childNodes);
}

/** Moves the first rows, if all their cells are headings, to `thead`, and says what each heading is for. */
function moveHeadRows(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  const heads = headRows(table);
  for (const cell of table.querySelectorAll('th'))
    cell.scope ||= heads.some((row) => row.contains(cell)) ? 'col' : 'row';
  if (heads.length === 0 || !body) return;
  const thead = document.createElement('thead');
  thead.append(...heads);
  body.before(thead);
  if (body.rows.length === 0) body.remove();
}
