import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { pictureMarkup, pictureOf } from './pictures.ts';

import type { Mode, Surroundings } from './surroundings.ts';

/** Elements of a line of text that rich text keeps, and as what. */
const KEPT: Readonly<Record<string, string>> = {
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', cite: 'em', dfn: 'em', var: 'em' },
  ...{ u: 'u', ins: 'u', s: 's', strike: 's', del: 's', sub: 'sub', sup: 'sup' },
  ...{ code: 'code', kbd: 'code', samp: 'code', tt: 'code' },
};

/** Elements of a line of text whose words are kept. */
const WORDS_ONLY = new Set(
  'span font mark small big abbr acronym time label bdi bdo q data ruby rt rp rb wbr output blink nobr'.split(' '),
);

/** Elements that show nothing of their own. */
const INVISIBLE = new Set('head title meta link base noscript template param source track'.split(' '));

/** True for inline content: text, and inline elements that contain nothing else. */
export function isInline(node: ChildNode): boolean {
  if (!isTag(node)) return true;
  if (['br', 'img'].includes(node.name) || INVISIBLE.has(node.name)) return true;
  const isOfLine = node.name in KEPT || node.name === 'a' || WORDS_ONLY.has(node.name);
  return isOfLine && node.children.every(isInline);
}

/** A line of rich text. */
export function inlineMarkup(nodes: readonly ChildNode[], at: Surroundings, mode: Mode = {}): string {
  return nodes.map((node) => inlineNode(node, at, mode)).join('');
}

function inlineNode(node: ChildNode, at: Surroundings, mode: Mode): string {
  if (isText(node)) {
    const text = escapeXml(node.data);
    return mode.breaks
      ? text.trim() === ''
        ? ' '
        : text
            .split(/\r?\n/)
            .map((line, index, { length }) => withoutIndent(line, index > 0, index < length - 1))
            .join('<br>')
      : text.replace(/\s+/g, ' ');
  }
  if (!isTag(node) || INVISIBLE.has(node.name)) return '';
  if (node.name === 'br') return '<br>';
  if (node.name === 'img') {
    const picture = pictureOf(node, at);
    return picture ? pictureMarkup(picture) : '';
  }
  const inside = inlineMarkup(node.children, at, mode);
  if (node.name === 'a') return linkMarkup(node, inside, at);
  if (node.name === 'q') return `“${inside}”`;
  const kept = KEPT[node.name];
  return kept && inside !== '' ? `<${kept}>${inside}</${kept}>` : inside;
}

/** A line of an old text without the spaces at the line ends around it. */
function withoutIndent(line: string, isAfterEnd: boolean, isBeforeEnd: boolean): string {
  const begun = isAfterEnd ? line.replace(/^[ \t]+/, '') : line;
  return isBeforeEnd ? begun.trimEnd() : begun;
}

function linkMarkup({ attribs }: Element, inside: string, at: Surroundings): string {
  const href = attribs.href === undefined ? '' : at.link(attribs.href);
  if (href === '' || inside.trim() === '') return inside;
  const target = attribs.target === '_blank' ? ' target="_blank"' : '';
  return `<a href="${escapeXml(href)}"${target}>${inside}</a>`;
}
