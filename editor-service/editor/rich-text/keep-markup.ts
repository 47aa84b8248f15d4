import { type JSONContent, Node as NodeType } from '@tiptap/core';
import { DOMParser as MarkupParser, type Node, type Schema } from '@tiptap/pm/model';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { RICH_TEXT_ELEMENTS } from '#site/content/rich-text-elements.ts';
import { t } from '../words/t.ts';
import { shapeOf } from './markup-shape.ts';
import { showPicture } from './picture-node.ts';
import type { RichTextHost } from './rich-text-host.ts';
import { writtenContent } from './written-markup.ts';

/**
 * A part of a rich text that the editor cannot edit without changing what readers get, such as a table whose caption has
 * a link. It is shown and kept as it is, and moved, copied or removed as a whole.
 */
export const keptMarkup = ({ record }: Pick<RichTextHost, 'record'>) =>
  NodeType.create({
    name: 'kept',
    group: 'block',
    atom: true,
    addAttributes: () => ({ markup: { default: '', rendered: false } }),
    parseHTML: () => [
      {
        tag: 'div[data-kept]',
        getAttrs: (element) => isStorable(element) && { markup: element.innerHTML },
      },
    ],
    renderHTML: ({ node }) => ({ dom: keptElement(node) }),
    addNodeView:
      () =>
      ({ node }) => {
        const dom = keptElement(node);
        for (const picture of dom.querySelectorAll('img'))
          void showPicture(picture, picture.dataset.imageId ?? '', record);
        return { dom };
      },
  });

function keptElement({ attrs }: Node): HTMLElement {
  const dom = document.createElement('div');
  dom.dataset.kept = 'true';
  dom.title = t('This was made elsewhere and is kept as it is. You can move or remove it as a whole.');
  dom.innerHTML = String(attrs.markup);
  return dom;
}

/** Stored markup as a document, in which anything that the editor would change is kept as it is. */
export function parseMarkup(markup: string, schema: Schema): JSONContent {
  const parser = MarkupParser.fromSchema(schema);
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const whole = parser.parse(body);
  if (isUnchanged(body, whole)) return whole.toJSON();
  for (const child of [...body.children]) {
    const { body: alone } = new DOMParser().parseFromString('', 'text/html');
    alone.append(child.cloneNode(true));
    if (isUnchanged(alone, parser.parse(alone))) continue;
    const kept = document.createElement('div');
    kept.dataset.kept = 'true';
    child.replaceWith(kept);
    kept.append(child);
  }
  return parser.parse(body).toJSON();
}

/** True when a document, written as markup again, leaves readers what they have. */
function isUnchanged(body: Element, { content, type }: Node): boolean {
  const written = writtenContent(content, type.schema);
  return shapeOf(new DOMParser().parseFromString(written, 'text/html').body) === shapeOf(body);
}

/** True for elements and attributes that the service stores: only these are shown as they are. */
function isStorable(element: Element): boolean {
  return [...element.querySelectorAll('*')].every(({ tagName, attributes }) => {
    const allowed = RICH_TEXT_ELEMENTS[tagName.toLowerCase()];
    const isKnown = ({ name, value }: Attr) => allowed?.includes(name) && (name !== 'href' || isSafeHref(value));
    return allowed !== undefined && [...attributes].every(isKnown);
  });
}
