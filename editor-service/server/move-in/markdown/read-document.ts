import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { Surroundings } from '../markup/surroundings.ts';

interface MarkdownDocument {
  /** The front matter; empty when there is none or it cannot be read. */
  front: Readonly<Record<string, unknown>>;
  body: string;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const FENCES = /(^(```+|~~~+)[^\n]*\n[\s\S]*?^\2[ \t]*$|`[^`\n]*`)/m;
/** One line that ends with the name of a module, or all lines up to an empty one. */
const MODULE_LINES = /^(?:import\s[^\n]*["'];?[ \t]*$|(?:import|export)\s[\s\S]*?(?:\n[ \t]*(?=\r?\n)|(?![\s\S])))/gm;
const COMPONENT = /<\/?([A-Z][\w.]*)(?:\s(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)?\/?>/g;
const EXPRESSION = /\{(?:[^{}\n]|\{[^{}\n]*\})*\}/g;

/** A Markdown file in its two parts. */
export function readDocument(text: string, lose: Surroundings['lose']): MarkdownDocument {
  const [whole = '', yaml] = FRONT_MATTER.exec(text) ?? [];
  const body = text.slice(whole.length);
  if (yaml === undefined) return { front: {}, body };
  try {
    const front: unknown = parse(yaml, { maxAliasCount: 20 });
    return { front: typeof front === 'object' && front !== null && !Array.isArray(front) ? { ...front } : {}, body };
  } catch {
    lose('The front matter', 'it is not valid YAML');
    return { front: {}, body };
  }
}

/** MDX as Markdown: imports, components and expressions are taken out; what components enclose stays. */
export function withoutCode(body: string, lose: Surroundings['lose']): string {
  return body
    .split(FENCES)
    .map((part, index) => (index % 3 === 0 ? textOnly(part, lose) : index % 3 === 1 ? part : ''))
    .join('');
}

function textOnly(text: string, lose: Surroundings['lose']): string {
  return text
    .replace(MODULE_LINES, '\n')
    .replace(COMPONENT, (whole, name: string) => {
      if (!whole.startsWith('</')) lose(`Component <${name}>`, 'code is not imported; its content was kept');
      return '\n\n';
    })
    .replace(EXPRESSION, (whole) => {
      if (!whole.startsWith('{/*')) lose(`An expression: ${whole.slice(0, 100)}`, 'code is not imported');
      return '';
    });
}

/** Markdown (GitHub's kind) as markup; a text that is nested too deeply to be read is kept as words. */
export function markupOf(body: string, lose: Surroundings['lose']): string {
  try {
    return marked.parse(body, { async: false, gfm: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    lose('The markup of a text', 'it is nested too deeply to be read: only its text was kept');
    return body
      .split(/\n\s*\n/)
      .map((part) => `<p>${escapeXml(part.replace(/^[>\s]+/gm, ''))}</p>`)
      .join('');
  }
}

const MAX_BYTES = 20_000_000;

/** The text of a file below a folder; undefined, and reported, for one that cannot be read or is a link to a file elsewhere. */
export async function textIn(root: string, file: string, lose: Surroundings['lose']): Promise<string | undefined> {
  const whole = (why: string): undefined => {
    lose('The whole file', why);
  };
  try {
    const path = await realpath(join(root, file));
    if (!path.startsWith(root + sep)) return whole('it is a link to a file outside the folder');
    const about = await stat(path);
    if (!about.isFile()) return whole('it is a folder');
    if (about.size > MAX_BYTES) return whole('it is larger than 20 MB');
    return decodedText(await readFile(path), lose).replaceAll('\0', '\ufffd'); // as CommonMark says
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return whole(`it cannot be read (${String(error.code)})`);
  }
}

/** By its byte order mark, else UTF-8, else the encoding that files of Windows have. */
function decodedText(bytes: Buffer, lose: Surroundings['lose']): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\ufffd')) return text;
  lose('The encoding', 'it is not UTF-8: the file was read as Windows-1252');
  return new TextDecoder('windows-1252').decode(bytes);
}
