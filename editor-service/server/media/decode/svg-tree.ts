import { SaxesParser } from 'saxes';
import { PictureRefused } from './picture-format.ts';

/** An element of an SVG; texts of elements that show text are children too. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

/** A drawing that is not well-formed, or uses what drawings here must not use; `why` says what. */
export const svgRefused = (why: string) => new PictureRefused(`This SVG cannot be used: ${why}`);

const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 60;
/** A document type that declares nothing. */
const PLAIN_TYPE = /^\s*svg\b[^<>[\]]*$/;

/** Parses a drawing strictly: no custom entities, no processing instructions. Throws PictureRefused. */
export function parseSvg(text: string): SvgElement {
  const root: SvgElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  const refuse = (why: string): never => {
    throw svgRefused(`it is not a well-formed drawing, or declares entities (${why})`);
  };
  /** What a comment or CDATA splits is one text again when it is written, and so it is when it is checked. */
  const add = (piece: string): void => {
    const { children } = open.at(-1) ?? root;
    const before = children.at(-1);
    if (typeof before === 'string') children[children.length - 1] = before + piece;
    else children.push(piece);
  };
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', (type) => void (PLAIN_TYPE.test(type) || refuse('its document type')));
  parser.on('processinginstruction', () => refuse('a processing instruction'));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    const element: SvgElement = { name, attributes: new Map(Object.entries(attributes)), children: [] };
    open.at(-1)?.children.push(element);
    if (++count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw svgRefused('it has too many elements');
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text.trimStart()).close();
  return root.children.find((child) => typeof child !== 'string') ?? refuse('it is empty');
}
