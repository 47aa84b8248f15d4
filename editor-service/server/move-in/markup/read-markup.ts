import { type ChildNode, type Element, hasChildren, isTag, isText, type ParentNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Elements nested deeper are joined with the one around them: they would show nothing more, and the stack is limited. */
const MAX_LEVELS = 60;

/** The nodes of some markup, however broken it is. */
export function readMarkup(markup: string): ChildNode[] {
  const document = parseDocument(markup, { decodeEntities: true });
  limitDepth(document);
  return document.children;
}

/** Lifts what is nested too deeply, without recursion. */
function limitDepth(root: ParentNode): void {
  const waiting: { node: ParentNode; level: number }[] = [{ node: root, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, level } = next;
    if (level >= MAX_LEVELS) node.children = flattened(node.children);
    else for (const child of node.children) if (hasChildren(child)) waiting.push({ node: child, level: level + 1 });
  }
}

/** The texts and childless elements below, in order. */
function flattened(nodes: readonly ChildNode[]): ChildNode[] {
  const flat: ChildNode[] = [];
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!hasChildren(node) || node.children.length === 0) flat.push(node);
    else for (const child of [...node.children].reverse()) waiting.push(child);
  }
  return flat;
}

/** All elements below with one of these names, in order. */
export function elementsIn(nodes: readonly ChildNode[], ...names: string[]): Element[] {
  return DomUtils.getElementsByTagName((name) => names.includes(name), [...nodes]);
}

/** The words of some nodes, with single spaces. */
export function wordsOf(nodes: readonly ChildNode[]): string {
  return rawText(nodes).replace(/\s+/g, ' ').trim();
}

/** The texts of some nodes as they are; a line break is a line end. */
export function rawText(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || ['script', 'style'].includes(node.name)) return '';
      return node.name === 'br' ? '\n' : rawText(node.children);
    })
    .join('');
}

/** The words of some markup. */
export const wordsOfMarkup = (markup: string): string => wordsOf(readMarkup(markup));
