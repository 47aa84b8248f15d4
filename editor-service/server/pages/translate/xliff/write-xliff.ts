import { escapeXml } from '#content-store/model/values/xml.ts';
import type { Inline } from './inline.ts';
import type { Unit } from './units.ts';

/** A page for translators: its id, its name, and its units. */
interface XliffPage {
  pageId: string;
  title: string;
  units: readonly Unit[];
}

interface XliffFile {
  /** BCP 47. */
  from: string;
  to: string;
  pages: readonly XliffPage[];
}

/** An XLIFF 1.2 file: one `<file>` a page, one `<trans-unit>` a unit, tags as `<g>` and `<x/>`. */
export function writeXliff({ from, to, pages }: XliffFile): string {
  const files = pages.map(
    ({ pageId, title, units }) =>
      `<file original="${escapeXml(pageId)}" datatype="html" source-language="${from}" target-language="${to}">\n` +
      `<header><note>${escapeXml(title)}</note></header>\n<body>\n${units.map(unit).join('')}</body>\n</file>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n${files.join('')}</xliff>\n`;
}

const unit = ({ id, label, source, target }: Unit): string =>
  `<trans-unit id="${escapeXml(id)}" xml:space="preserve">` +
  `<source>${source.map(element).join('')}</source>` +
  `<target state="${target ? 'translated' : 'needs-translation'}">${(target ?? []).map(element).join('')}</target>` +
  `<note>${escapeXml(label)}</note></trans-unit>\n`;

/** Line ends are escaped, since readers turn them into others. */
const element = (part: Inline): string => {
  if (typeof part === 'string') return escapeXml(part).replaceAll('\r', '&#13;');
  const { tag, id, inside } = part;
  return tag === 'x' ? `<x id="${id}"/>` : `<g id="${id}">${inside.map(element).join('')}</g>`;
};
