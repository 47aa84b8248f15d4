import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** In points, from the top left corner of the paper. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of text, or a part of one. */
interface PrintedText extends Box {
  text: string;
}

export interface PrintedPage {
  width: number;
  height: number;
  /** Only those that can be seen, in the order they were printed. */
  texts: PrintedText[];
  pictures: Box[];
}

type Matrix = readonly number[];

const OPAQUE = 0.95;
const { Util, OPS } = await getResolvedPDFJS();
const FILLS = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);

/** The pages of a PDF: what is transparent, outside of its clip, or covered by something printed later is left out. */
export async function printedPages(pdf: Uint8Array): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const numbers = Array.from({ length: document.numPages }, (_page, index) => index + 1);
  return Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))));
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

async function readPage(pdfPage: PdfPage): Promise<PrintedPage> {
  const { width, height, transform } = pdfPage.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await pdfPage.getOperatorList();
  const page: PrintedPage = { width, height, texts: [], pictures: [] };
  let state = { matrix: transform as Matrix, alpha: 1, clip: { left: 0, top: 0, right: width, bottom: height } };
  const stack: (typeof state)[] = [];
  let willClip = false;
  let font = 0;
  let place: Matrix = [];
  let line: PrintedText | null = null;

  const paint = (box: Box) => {
    if (state.alpha < OPAQUE) return;
    page.texts = page.texts.filter((text) => !covers(inside(box, state.clip), text));
  };
  for (const [index, operation] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) stack.push(state);
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) state = stack.pop() ?? state;
    else if (operation === OPS.transform) state = { ...state, matrix: Util.transform(state.matrix, args) };
    else if (operation === OPS.setGState) {
      // Alpha of a group holds for all in it, which sets its own again.
      const [, own] = args[0].find(([name]: [string]) => name === 'ca') ?? [];
      const [around] = stack.slice(-2);
      if (own !== undefined) state = { ...state, alpha: own * Math.min(1, around?.alpha ?? 1) };
    } else if (operation === OPS.clip || operation === OPS.eoClip) willClip = true;
    else if (operation === OPS.constructPath) {
      const [kind, , bounds] = args;
      const box = boxOf(state.matrix, [...bounds.values()]);
      if (willClip) state = { ...state, clip: inside(state.clip, box) };
      else if (FILLS.has(kind)) paint(box);
      willClip = false;
    } else if (operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject) {
      const box = boxOf(state.matrix, [0, 0, 1, 1]);
      paint(box);
      if (state.alpha > 0) page.pictures.push(inside(box, state.clip));
    } else if (operation === OPS.setFont) font = args[1];
    else if (operation === OPS.setTextMatrix) place = [...args[0].values()];
    else if (operation === OPS.moveText) place = Util.transform(place, [1, 0, 0, 1, args[0], args[1]]);
    else if (operation === OPS.showText) {
      const glyphs: { unicode: string; width: number }[] = args[0].filter(
        (glyph: unknown) => typeof glyph === 'object',
      );
      const text = glyphs.map(({ unicode }) => unicode).join('');
      const width = glyphs.reduce((sum, glyph) => sum + (glyph.width / 1000) * font, 0);
      const box = boxOf(Util.transform(state.matrix, place), [0, 0, width, font * 0.7]);
      line = line ? { ...around(line, box), text: line.text + text } : { ...box, text };
    } else if (operation === OPS.endText) {
      if (line && state.alpha >= OPAQUE && covers(state.clip, line, 0.9)) page.texts.push(line);
      line = null;
    }
  }
  return page;
}

/** The bounds of a rectangle under a transformation. */
function boxOf(matrix: Matrix, [x = 0, y = 0, right = 0, bottom = 0]: readonly number[]): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const corners = [
    [x, y],
    [right, y],
    [x, bottom],
    [right, bottom],
  ].map(([px = 0, py = 0]) => [a * px + c * py + e, b * px + d * py + f] as const);
  const across = corners.map(([px]) => px);
  const down = corners.map(([, py]) => py);
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

const inside = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** True if at least this share of a box lies in another. */
function covers(cover: Box, box: Box, share = 0.25): boolean {
  const both = inside(cover, box);
  return sizeOf(both) >= share * sizeOf(box);
}

const sizeOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
