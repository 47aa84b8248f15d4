import type { Surroundings } from '../markup/surroundings.ts';
import { outsideCode } from './read-document.ts';

type Lose = Surroundings['lose'];
type Groups = readonly (string | undefined)[];

/** What one generator writes and CommonMark does not know. `$1` stands for what the first group of the pattern found. */
interface Syntax {
  pattern: RegExp;
  /** What stands for it on the page; by default nothing. */
  to?: string | ((groups: Groups) => string);
  /** What is reported of it; by default nothing. */
  lost?: readonly [what: string, why: string];
}

const CODE = 'code is not imported';
const KEPT = 'its title and text were kept';
const titleOf = (kind = '', title = ''): string =>
  `**${title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()}**`;
const titled = (title: string, text = ''): string => `${title}\n\n${text.replace(/^(?: {4}|\t)/gm, '')}\n`;

/**
 * In the order in which they are read: Hugo, Jekyll, Docusaurus and MkDocs, Obsidian, and what several have. Lengths are
 * limited, so that a file of nothing but openings is read in time too.
 */
const SYNTAXES: readonly Syntax[] = [
  {
    pattern:
      /<!--[\s\S]{0,2000}?-->|%%[\s\S]{0,2000}?%%|\{\{\/\*[\s\S]{0,2000}?\*\/\}\}|\{%-?\s?comment[\s\S]{0,2000}?endcomment\s?-?%\}/g,
    lost: ['A comment in the text', 'visitors never saw it'],
  },
  { pattern: /\{\{[<%]\s?(?:rel)?ref\s"?([^"\s>%]{1,300})"?\s?[>%]\}\}/g, to: '$1' },
  {
    pattern:
      /\{\{<\s?figure\s[^}]{0,300}?src="([^"]{0,500})"(?:[^}]{0,300}?(?:alt|caption|title)="([^"]{0,500})")?[^}]{0,300}>\}\}/g,
    to: '\n\n![$2]($1)\n\n',
  },
  {
    pattern: /\{\{[<%]\s?(\/?[\w/-]{0,50})[^}]{0,500}[>%]\}\}/g,
    lost: ['A shortcode: $1', `${CODE}; what it encloses was kept`],
  },
  {
    pattern: /\{%-?\s?highlight\s(\w{1,30})[^%]{0,100}%\}\n?([\s\S]{0,5000}?)\{%-?\s?endhighlight\s?-?%\}/g,
    to: '\n```$1\n$2```\n',
  },
  { pattern: /\{%-?\s?(?:link|post_url)\s(\S{1,300}?)\s?-?%\}/g, to: '/$1' },
  { pattern: /\{%-?\s?(?:end)?raw\s?-?%\}/g },
  { pattern: /\{%-?\s?([\s\S]{0,500}?)\s?-?%\}/g, lost: ['A tag of Liquid: $1', CODE] },
  { pattern: /\{\{-?\s?([^{}]{0,500}?)\s?-?\}\}/g, lost: ['An expression: $1', CODE] },
  {
    pattern: /^((?:> *)+)\[!(\w+)\][-+]?[ \t]*(.*)$/gm,
    to: ([, marks, kind, title]) => `${marks}${titleOf(kind, title)}\n${marks}`,
    lost: ['An alert: $2', 'it became a quotation with its title'],
  },
  {
    pattern: /^[ \t]*:{3,}[ \t]*(\w+)(?:[ \t]*\[(.*)\]|[ \t]+(.*))?[ \t]*$/gm,
    to: ([, kind, title, words]) => `\n${titleOf(kind, title ?? words)}\n`,
    lost: ['An admonition: $1', KEPT],
  },
  { pattern: /^[ \t]*:{3,}[ \t]*$/gm },
  {
    pattern:
      /^[!?]{3}\+?[ \t]*(\w+)[^\n"]*(?:"([^"\n]*)")?[^\n]*\n((?:[ \t]*\n)*(?:(?: {4}|\t)[^\n]*(?:\n|(?![\s\S]))(?:[ \t]*\n(?= {4}|\t))*)+)/gm,
    to: ([, kind, title, text]) => titled(titleOf(kind, title), text),
    lost: ['An admonition: $1', KEPT],
  },
  {
    pattern:
      /^={3}[ \t]*"([^"\n]*)"[^\n]*\n((?:[ \t]*\n)*(?:(?: {4}|\t)[^\n]*(?:\n|(?![\s\S]))(?:[ \t]*\n(?= {4}|\t))*)+)/gm,
    to: ([, title, text]) => titled(titleOf('', title), text),
    lost: ['A tab: $1', KEPT],
  },
  {
    pattern: /^(?:\[TOC\]|\[\[_?TOC_?\]\]|(?:[*+-]|1\.) .*\n\{:toc\})[ \t]*$/gim,
    lost: ['A table of contents', 'pages have none'],
  },
  {
    pattern: /^(#{1,6} .{0,300}?)[ \t]{0,9}\{#([\w-]{1,100})\}[ \t]*$/gm,
    to: '$1',
    lost: ['The id of a heading: $2', 'its id is made from its words'],
  },
  {
    pattern: /[ \t]?(\{:[^{}\n]{0,200}\}|(?:(?<=[)\]`*_\w][ \t]?)\{[.#]|(?<=\))\{\w{1,30}=)[^{}\n]{0,200}\})/g,
    lost: ['Attributes: $1', 'this site has its own styles'],
  },
  {
    pattern: /^\*\[([^\]\n]{1,100})\]:.*$/gm,
    lost: ['An abbreviation: $1', 'what it stands for is not shown'],
  },
  {
    pattern: /^(?![-*+>#|:\s]|\d+\.)(.+)\n\n?((?::[ \t]+.+(?:\n(?: {2,}|\t).+)*\n?)+)/gm,
    to: ([, term, texts = '']) => `**${term}**\n\n${texts.replace(/^:[ \t]+/gm, '\n').replace(/^[ \t]+/gm, '')}\n`,
    lost: ['A definition list: $1', 'its terms are bold lines'],
  },
  {
    pattern: /!\[\[([^\]|#\n]{1,200}\.(?:png|jpe?g|gif|webp|avif|svg|heic))(?:\|[^\]\n]{0,200})?\]\]/gi,
    to: '![](<$1>)',
  },
  { pattern: /!\[\[([^\]\n]{0,200})\]\]/g, lost: ['An embedded note: $1', 'it is not shown: link to its page'] },
  {
    pattern: /\[\[([^\]|#\n]{0,200})(#[^\]|\n]{0,200})?(?:\|([^\]\n]{0,200}))?\]\]/g,
    to: ([, page = '', part = '', words]) => `[${words ?? (page || part.slice(1))}](<${page && `${page}.md`}${part}>)`,
  },
  {
    pattern: /==(?=\S)([^=\n]{1,500})(?<=\S)==/g,
    to: '$1',
    lost: ['A highlight: $1', 'it was kept as plain text'],
  },
  {
    pattern: /(?:(?<=\S)[ \t]+|^)\^([\w-]{1,50})[ \t]*$/gm,
    lost: ['The id of a paragraph: $1', 'paragraphs have none'],
  },
  {
    pattern: /(?<=^|\s)#([a-z][\w/-]*)/gim,
    to: '#$1',
    lost: ['A tag in the text: $1', 'it was kept as text: choose tags in the page’s settings'],
  },
  {
    pattern: /\$\$([\s\S]{1,2000}?)\$\$|(?<![\\$\w])\$(?=[^\s$])([^$\n]{0,100}[\\^_{}][^$\n]{0,100})\$(?![\w$])/g,
    to: ([, block, inline]) => (block === undefined ? `\`${inline}\`` : `\n\`\`\`\n${block.trim()}\n\`\`\`\n`),
    lost: ['A formula', 'it was kept as plain text'],
  },
  {
    pattern: /(?<![\w:/]):([a-z][a-z0-9_+-]+):(?![\w:/])/g,
    to: ':$1:',
    lost: ['An emoji: $1', 'its name was kept as text'],
  },
  { pattern: /(?<=[\w)])\^(\w{1,20})\^(?![\w({])/g, to: '<sup>$1</sup>' },
  { pattern: /(?<=\w)~(\w{1,20})~(?!~)/g, to: '<sub>$1</sub>' },
  { pattern: /^([ \t]*(?:[-*+]|\d+\.) )\[ \] /gm, to: '$1☐ ' },
  { pattern: /^([ \t]*(?:[-*+]|\d+\.) )\[[xX]\] /gm, to: '$1☑ ' },
];

const PROGRAMS = /^ *(?:```+|~~~+)[ \t]*\{?(mermaid|plantuml|dot|abc|chart|dataview(?:js)?|query|math)\b/;
const FENCE_TITLE = /^ *(?:```+|~~~+)[^\n]*?\btitle="([^"\n]*)"/;

/** What generators add to Markdown, as Markdown; what that cannot say is reported. Code stays as it is. */
export function plainMarkdown(body: string, lose: Lose): string {
  const text = (part: string) => SYNTAXES.reduce((before, syntax) => replaced(before, syntax, lose), part);
  return outsideCode(withoutFootnotes(body, lose), text, (code) => {
    const program = PROGRAMS.exec(code)?.[1];
    if (program) lose(`A drawing or query: ${program}`, 'its code is shown');
    const title = FENCE_TITLE.exec(code)?.[1];
    if (title) lose(`The title of some code: ${title}`, 'it is not shown');
  });
}

function replaced(text: string, { pattern, to = '', lost }: Syntax, lose: Lose): string {
  return text.replace(pattern, (...found: unknown[]) => {
    const end = found.findIndex((one) => typeof one === 'number'); // where it was found
    const groups = found.slice(0, end) as Groups;
    if (lost) lose(filled(lost[0], groups).slice(0, MAX_NAMED), lost[1]);
    return typeof to === 'string' ? filled(to, groups) : to(groups);
  });
}

const MAX_NAMED = 100;

const filled = (template: string, groups: Groups): string =>
  template.replace(/\$(\d)/g, (_, number: string) => groups[Number(number)] ?? '');

const NOTE = /^\[\^([^\]\n]{1,100})\]:[ \t]*(.*(?:\n(?: {2,}|\t).+)*)\n?/gm;

/** Footnotes become a list at the end; their numbers stay in the text. */
function withoutFootnotes(body: string, lose: Lose): string {
  const notes = new Map([...body.matchAll(NOTE)].map(([, name = '', text = '']) => [name, text.replace(/\s+/g, ' ')]));
  if (notes.size === 0) return body;
  lose('Footnotes', 'they are a list at the end, without links');
  const names = [...notes.keys()];
  const text = body
    .replace(NOTE, '')
    .replace(/\[\^([^\]\n]{1,100})\]/g, (whole, name: string) =>
      notes.has(name) ? `<sup>${names.indexOf(name) + 1}</sup>` : whole,
    );
  return `${text}\n\n---\n\n${[...notes.values()].map((note, index) => `${index + 1}. ${note}`).join('\n')}\n`;
}
