import { type ChildNode, cloneNode, type Element, hasChildren, isTag, isText, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { readMarkup } from './read-markup.ts';

const markupOf = (nodes: readonly ChildNode[]): string =>
  DomUtils.getOuterHTML([...nodes], { encodeEntities: 'utf8', selfClosingTags: false });

/** Rich text in parts of at most `most` characters; between paragraphs where possible, else inside lists, tables and words. */
export function splitMarkup(markup: string, most: number): string[] {
  return markup.length <= most ? [markup] : splitNodes(readMarkup(markup), most);
}

function splitNodes(nodes: readonly ChildNode[], most: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of nodes.flatMap((node) => splitNode(node, most))) {
    if (part.length + piece.length > most) {
      if (part) parts.push(part);
      part = '';
    }
    part += piece;
  }
  return part ? [...parts, part] : parts;
}

function splitNode(node: ChildNode, most: number): string[] {
  const whole = markupOf([node]);
  if (whole.length <= most) return [whole];
  if (isText(node)) return splitText(node.data, most);
  if (!isTag(node) || !hasChildren(node)) return [];
  const frame = markupOf([emptied(node)]);
  const [open = '', close = ''] = frame.split(/(?=<\/[^<]*$)/);
  const room = most - frame.length;
  if (room < 100) return [markupOf([new Text(DomUtils.textContent(node).slice(0, most / 2))])];
  return splitNodes(node.children, room).map((part) => open + part + close);
}

/** Escaped text may be several times as long as the text itself. */
function splitText(text: string, most: number): string[] {
  const pieces: string[] = [];
  const size = Math.max(20, Math.floor(most / 6));
  for (let at = 0; at < text.length; ) {
    const end = text.lastIndexOf(' ', at + size);
    const next = at + size >= text.length ? text.length : end > at ? end + 1 : at + size;
    pieces.push(markupOf([new Text(text.slice(at, next))]));
    at = next;
  }
  return pieces;
}

function emptied(element: Element): Element {
  const copy = cloneNode(element, false);
  copy.children = [];
  return copy;
}
