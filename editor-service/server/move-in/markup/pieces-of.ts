import { type ChildNode, type Element, isTag, isText, Text } from 'domhandler';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { asMarkup } from './blocks-of.ts';
import { embedPieces } from './embeds.ts';
import { inlineMarkup, isInline } from './inline.ts';
import { LEFT_OUT } from './left-out.ts';
import { figurePieces, pictureOf, picturePiece } from './pictures.ts';
import { elementsIn, rawText, wordsOf } from './read-markup.ts';
import { blockPiece, buttonPiece, type Mode, type Piece, type Surroundings, textPiece } from './surroundings.ts';
import { type CellMarkup, tableMarkup } from './tables.ts';

type Reader = (element: Element, at: Surroundings, mode: Mode) => Piece[];

/** Markup as pieces of a page, in reading order. What no component and no rich text can hold is reported. */
export function piecesOf(nodes: readonly ChildNode[], at: Surroundings, mode: Mode = {}): Piece[] {
  const pieces: Piece[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    pieces.push(...paragraphs(line, at, mode));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      if (isTag(node)) pieces.push(...(mode.own?.[node.name] ?? READERS[node.name] ?? container)(node, at, mode));
    }
  }
  endLine();
  return pieces;
}

/** The same as rich text only, for places that hold nothing else. */
function richMarkup(nodes: readonly ChildNode[], at: Surroundings, mode: Mode = {}): string {
  const markup = piecesOf(nodes, at, mode).map(asMarkup).join('');
  const [, only] = /^<p>((?:(?!<p>).)*?)<\/p>(?=$|<ul>|<ol)/s.exec(markup) ?? [];
  return only === undefined ? markup : only + markup.slice(only.length + '<p></p>'.length);
}

function paragraphs(line: readonly ChildNode[], at: Surroundings, mode: Mode): Piece[] {
  const parts = mode.breaks ? atEmptyLines(line) : [line];
  return parts.flatMap((part) => paragraph(part, at, mode));
}

function paragraph(line: readonly ChildNode[], at: Surroundings, mode: Mode): Piece[] {
  const pictures = elementsIn(line, 'img');
  if (pictures.length > 0 && wordsOf(line) === '' && !line.some((node) => isLinkElsewhere(node, at))) {
    return pictures.flatMap((image) => {
      const picture = pictureOf(image, at);
      return picture ? [picturePiece(picture)] : [];
    });
  }
  const markup = inlineMarkup(line, at, mode).replace(/^(?:\s|<br>)+/, '');
  return markup === '' ? [] : [textPiece(`<p>${withoutEnd(markup)}</p>`)];
}

/** Without the spaces and line breaks at its end. */
function withoutEnd(markup: string): string {
  let end = markup.trimEnd();
  while (end.endsWith('<br>')) end = end.slice(0, -'<br>'.length).trimEnd();
  return end;
}

/** A picture that leads to a page keeps its link; one that leads to its own file does not need it. */
function isLinkElsewhere(node: ChildNode, at: Surroundings): boolean {
  if (!isTag(node) || node.name !== 'a') return false;
  const href = node.attribs.href ?? '';
  return !/\.(?:jpe?g|png|gif|webp|avif|svg|heic)(?:[?#]|$)/i.test(href) && at.link(href) !== '';
}

/** Lines of an old text: an empty line starts a new paragraph. */
function atEmptyLines(line: readonly ChildNode[]): ChildNode[][] {
  const parts: ChildNode[][] = [[]];
  for (const node of line) {
    const [first = '', ...more] = isText(node) ? node.data.split(/\r?\n[ \t]*\r?\n\s*/) : [];
    parts.at(-1)?.push(isText(node) ? new Text(first) : node);
    for (const text of more) parts.push([new Text(text)]);
  }
  return parts;
}

const container: Reader = ({ children }, at, mode) => piecesOf(children, at, mode);

const heading =
  (level: 2 | 3 | 4): Reader =>
  ({ children }, at) => {
    const pictures = elementsIn(children, 'img').length > 0 && wordsOf(children) === '';
    if (pictures) return piecesOf(children, at);
    const markup = inlineMarkup(children, at).trim();
    return markup === '' ? [] : [textPiece(`<h${level}>${markup.replace(/<img[^>]*>|<br>/g, ' ')}</h${level}>`)];
  };

const list: Reader = ({ name, attribs, children }, at, mode) => {
  const start = /^\d{1,6}$/.test(attribs.start ?? '') ? ` start="${attribs.start}"` : '';
  const items = children.flatMap((child) => {
    if (!isTag(child)) return isText(child) && child.data.trim() !== '' ? [escapeXml(child.data.trim())] : [];
    const inside = child.name === 'li' ? richMarkup(child.children, at, mode) : richMarkup([child], at, mode);
    return inside === '' ? [] : [inside];
  });
  const tag = name === 'ol' ? 'ol' : 'ul';
  if (items.length === 0) return [];
  return [
    textPiece(`<${tag}${tag === 'ol' ? start : ''}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`),
  ];
};

const preformatted: Reader = (element) => {
  const text = rawText(element.children).replace(/^\n/, '').trimEnd();
  if (text === '') return [];
  const classes = [element, ...elementsIn(element.children, 'code')].map(({ attribs }) => attribs.class ?? '');
  const language = /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,30})(?:\s|$)/.exec(classes.join(' '))?.[1];
  return [textPiece(`<pre><code${language ? ` class="language-${language}"` : ''}>${escapeXml(text)}</code></pre>`)];
};

const quotation: Reader = ({ children }, at, mode) => {
  const markup = piecesOf(children, at, mode)
    .map(asMarkup)
    .join('')
    .replaceAll(/<\/?blockquote>/g, '');
  return markup === '' ? [] : [textPiece(`<blockquote>${markup}</blockquote>`)];
};

const table: Reader = (element, at, mode) => {
  if (mode.isInTable) {
    at.lose('A table inside a table', 'its text was kept as paragraphs');
    return elementsIn([element], 'td', 'th').flatMap(({ children }) => piecesOf(children, at, mode));
  }
  const cell: CellMarkup = (children) => richMarkup(children, at, { ...mode, isInTable: true });
  const markup = tableMarkup(element, cell);
  return markup === '' ? [] : [textPiece(markup)];
};

/** What opens on a click is shown open. */
const details: Reader = ({ children }, at, mode) => {
  const [summary] = elementsIn(children, 'summary');
  const rest = children.filter((child) => child !== summary);
  at.lose('A section that opens when clicked', 'it is always shown open, under a heading');
  const title = summary ? inlineMarkup(summary.children, at).trim() : '';
  return [...(title ? [textPiece(`<h3>${title}</h3>`)] : []), ...piecesOf(rest, at, mode)];
};

const definitions: Reader = ({ children }, at, mode) =>
  children.flatMap((child) => {
    if (!isTag(child)) return [];
    if (child.name === 'div') return definitions(child, at, mode);
    if (child.name !== 'dt') return piecesOf(child.children, at, mode);
    const term = inlineMarkup(child.children, at).trim();
    return term === '' ? [] : [textPiece(`<p><strong>${term}</strong></p>`)];
  });

/** A link around blocks: its parts are kept, and a link with its words follows them. */
const wideLink: Reader = ({ attribs, children }, at, mode) => {
  const href = at.link(attribs.href ?? '');
  const pieces = piecesOf(children, at, mode);
  if (href === '' || pieces.some((piece) => piece.kind === 'text' && piece.markup.includes(`href="${href}"`)))
    return pieces;
  const text = wordsOf(elementsIn(children, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')[0]?.children ?? children).slice(0, 200);
  return [...pieces, buttonPiece(href, text)];
};

/** How elements are read that are neither part of a line nor mere containers. */
const READERS: Readonly<Record<string, Reader>> = {
  ...{ h1: heading(2), h2: heading(2), h3: heading(3), h4: heading(4), h5: heading(4), h6: heading(4) },
  ...{
    ul: list,
    ol: list,
    menu: list,
    dir: list,
    dl: definitions,
    pre: preformatted,
    xmp: preformatted,
    listing: preformatted,
  },
  ...{ blockquote: quotation, table, details, a: wideLink },
  figure: (element, at, mode) => figurePieces(element, at, (rest) => piecesOf(rest, at, mode)),
  hr: () => [blockPiece('SimpleDivider')],
  ...{ iframe: embedPieces, video: embedPieces, audio: embedPieces, embed: embedPieces, object: embedPieces },
  ...LEFT_OUT,
  ...{ input: () => [], select: () => [], textarea: () => [], head: () => [], title: () => [] },
};
