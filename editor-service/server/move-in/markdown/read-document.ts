import { marked } from 'marked';
import { parse } from 'yaml';
import { escapeText } from '../markup/read-markup.ts';
import type { Surroundings } from '../markup/surroundings.ts';

export interface MarkdownDocument {
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
      .map((part) => `<p>${escapeText(part.replace(/^[>\s]+/gm, ''))}</p>`)
      .join('');
  }
}
