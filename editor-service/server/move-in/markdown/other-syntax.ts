import type { Surroundings } from '../markup/surroundings.ts';

type Lose = Surroundings['lose'];
type Groups = readonly (string | undefined)[];

/** What one generator writes and CommonMark does not know: what stands for it, and what is reported of it. */
interface Syntax {
  pattern: RegExp;
  to: (groups: Groups) => string;
  /** What is lost, with a detail after a colon; without `why` nothing is. */
  what?: (groups: Groups) => string;
  why?: string;
}

const nothing = () => '';
const first = ([, words = '']: Groups): string => words;
const code = 'code is not imported';
const titleOf = (kind = '', title = ''): string =>
  `**${title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()}**`;
const indented = (text = ''): string => text.replace(/^(?: {4}|\t)/gm, '');

/**
 * In the order in which they are read: Hugo, Jekyll, Docusaurus and MkDocs, Obsidian, and what several have. Lengths are
 * limited, so that a file of nothing but openings is read in time too.
 */
const SYNTAXES: readonly Syntax[] = [
  {
    pattern:
      /<!--[\s\S]{0,2000}?-->|%%[\s\S]{0,2000}?%%|\{\{\/\*[\s\S]{0,2000}?\*\/\}\}|\{%-?\s?comment[\s\S]{0,2000}?endcomment\s?-?%\}/g,
    to: nothing,
    what: () => 'A comment in the text',
    why: 'visitors never saw it',
  },
  { pattern: /\{\{[<%]\s?(?:rel)?ref\s"?([^"\s>%]{1,300})"?\s?[>%]\}\}/g, to: first },
  {
    pattern:
      /\{\{<\s?figure\s[^}]{0,300}?src="([^"]{0,500})"(?:[^}]{0,300}?(?:alt|caption|title)="([^"]{0,500})")?[^}]{0,300}>\}\}/g,
    to: ([, src, alt = '']) => `\n\n![${alt}](${src})\n\n`,
  },
  {
    pattern: /\{\{[<%]\s?(\/?[\w/-]{0,50})[^}]{0,500}[>%]\}\}/g,
    to: nothing,
    what: ([, name]) => `A shortcode: ${name}`,
    why: `${code}; what it encloses was kept`,
  },
  {
    pattern: /\{%-?\s?highlight\s(\w{1,30})[^%]{0,100}%\}\n?([\s\S]{0,5000}?)\{%-?\s?endhighlight\s?-?%\}/g,
    to: ([, language, text]) => `\n\`\`\`${language}\n${text}\`\`\`\n`,
  },
  { pattern: /\{%-?\s?(?:link|post_url)\s(\S{1,300}?)\s?-?%\}/g, to: ([, path = '']) => `/${path}` },
  { pattern: /\{%-?\s?(?:end)?raw\s?-?%\}/g, to: nothing },
  {
    pattern: /\{%-?\s?([\s\S]{0,500}?)\s?-?%\}/g,
    to: nothing,
    what: ([, tag = '']) => `A tag of Liquid: ${tag.slice(0, 80)}`,
    why: code,
  },
  {
    pattern: /\{\{-?\s?([^{}]{0,500}?)\s?-?\}\}/g,
    to: nothing,
    what: ([, words = '']) => `An expression: ${words.slice(0, 80)}`,
    why: code,
  },
  {
    pattern: /^((?:> *)+)\[!(\w+)\][-+]?[ \t]*(.*)$/gm,
    to: ([, marks, kind, title]) => `${marks}${titleOf(kind, title)}\n${marks}`,
    what: ([, , kind]) => `An alert: ${kind?.toLowerCase()}`,
    why: 'it became a quotation with its title',
  },
  {
    pattern: /^[ \t]*:{3,}[ \t]*(\w+)(?:[ \t]*\[(.*)\]|[ \t]+(.*))?[ \t]*$/gm,
    to: ([, kind, title, words]) => `\n${titleOf(kind, title ?? words)}\n`,
    what: ([, kind]) => `An admonition: ${kind}`,
    why: 'its title and text were kept',
  },
  { pattern: /^[ \t]*:{3,}[ \t]*$/gm, to: nothing },
  {
    pattern:
      /^[!?]{3}\+?[ \t]*(\w+)[^\n"]*(?:"([^"\n]*)")?[^\n]*\n((?:[ \t]*\n)*(?:(?: {4}|\t)[^\n]*(?:\n|(?![\s\S]))(?:[ \t]*\n(?= {4}|\t))*)+)/gm,
    to: ([, kind, title, text]) => `${titleOf(kind, title)}\n\n${indented(text)}\n`,
    what: ([, kind]) => `An admonition: ${kind}`,
    why: 'its title and text were kept',
  },
  {
    pattern:
      /^={3}[ \t]*"([^"\n]*)"[^\n]*\n((?:[ \t]*\n)*(?:(?: {4}|\t)[^\n]*(?:\n|(?![\s\S]))(?:[ \t]*\n(?= {4}|\t))*)+)/gm,
    to: ([, title, text]) => `${titleOf('', title)}\n\n${indented(text)}\n`,
    what: ([, title]) => `A tab: ${title}`,
    why: 'its title and text were kept',
  },
  {
    pattern: /^(?:\[TOC\]|\[\[_?TOC_?\]\]|(?:[*+-]|1\.) .*\n\{:toc\})[ \t]*$/gim,
    to: nothing,
    what: () => 'A table of contents',
    why: 'pages have none',
  },
  {
    pattern: /^(#{1,6} .{0,300}?)[ \t]{0,9}\{#([\w-]{1,100})\}[ \t]*$/gm,
    to: first,
    what: ([, , id]) => `The id of a heading: ${id}`,
    why: 'its id is made from its words',
  },
  {
    pattern: /\{:[^{}\n]{0,200}\}|(?<=[)\]`*_\w])\{[.#][^{}\n]{0,200}\}/g,
    to: nothing,
    what: ([attributes = '']) => `Attributes: ${attributes.slice(0, 80)}`,
    why: 'this site has its own styles',
  },
  {
    pattern: /^\*\[([^\]\n]{1,100})\]:.*$/gm,
    to: nothing,
    what: ([, short]) => `An abbreviation: ${short}`,
    why: 'what it stands for is not shown',
  },
  {
    pattern: /^(?![-*+>#|:\s]|\d+\.)(.+)\n\n?((?::[ \t]+.+(?:\n(?: {2,}|\t).+)*\n?)+)/gm,
    to: ([, term, texts = '']) => `**${term}**\n\n${texts.replace(/^:[ \t]+/gm, '\n').replace(/^[ \t]+/gm, '')}\n`,
    what: ([, term]) => `A definition list: ${term}`,
    why: 'its terms are bold lines',
  },
  {
    pattern: /!\[\[([^\]|#\n]{1,200}\.(?:png|jpe?g|gif|webp|avif|svg|heic))(?:\|[^\]\n]{0,200})?\]\]/gi,
    to: ([, path]) => `![](<${path}>)`,
  },
  {
    pattern: /!\[\[([^\]\n]{0,200})\]\]/g,
    to: nothing,
    what: ([, note]) => `An embedded note: ${note}`,
    why: 'it is not shown: link to its page',
  },
  {
    pattern: /\[\[([^\]|#\n]{0,200})(#[^\]|\n]{0,200})?(?:\|([^\]\n]{0,200}))?\]\]/g,
    to: ([, page = '', part = '', words]) => `[${words ?? (page || part.slice(1))}](<${page && `${page}.md`}${part}>)`,
  },
  {
    pattern: /==(?=\S)([^=\n]{1,500})(?<=\S)==/g,
    to: first,
    what: ([, words]) => `A highlight: ${words}`,
    why: 'it was kept as plain text',
  },
  {
    pattern: /(?<=\S)[ \t]+\^([\w-]{1,50})[ \t]*$/gm,
    to: nothing,
    what: ([, id]) => `The id of a paragraph: ${id}`,
    why: 'paragraphs have none',
  },
  {
    pattern: /(?<=^|\s)#([a-z][\w/-]*)/gim,
    to: ([tag = '']) => tag,
    what: ([, tag]) => `A tag in the text: ${tag}`,
    why: 'it was kept as text: choose tags in the page’s settings',
  },
  {
    pattern: /\$\$([\s\S]{1,2000}?)\$\$|(?<![\\$\w])\$(?=[^\s$])([^$\n]{0,100}[\\^_{}][^$\n]{0,100})\$(?![\w$])/g,
    to: ([, block, inline]) => (block === undefined ? `\`${inline}\`` : `\n\`\`\`\n${block.trim()}\n\`\`\`\n`),
    what: () => 'A formula',
    why: 'it was kept as plain text',
  },
  {
    pattern: /(?<![\w:/]):([a-z][a-z0-9_+-]+):(?![\w:/])/g,
    to: ([name = '']) => name,
    what: ([, name]) => `An emoji: ${name}`,
    why: 'its name was kept as text',
  },
  { pattern: /^([ \t]*(?:[-*+]|\d+\.) )\[([ xX])\] /gm, to: ([, item, mark]) => `${item}${mark === ' ' ? '☐' : '☑'} ` },
];

const FENCES = /(^ {0,3}(```+|~~~+)[^\n]*\n[\s\S]*?^ {0,3}\2[ \t]*$|`[^`\n]{0,1000}`)/m;
const PROGRAMS = /^ *(?:```+|~~~+)[ \t]*\{?(mermaid|plantuml|dot|abc|chart|dataview(?:js)?|query|math)\b/;
const FENCE_TITLE = /^ *(?:```+|~~~+)[^\n]*?\btitle="([^"\n]*)"/;

/** What generators add to Markdown, as Markdown; what that cannot say is reported. Code stays as it is. */
export function plainMarkdown(body: string, lose: Lose): string {
  const parts = withoutFootnotes(body, lose).split(FENCES);
  return parts
    .map((part, index) => {
      if (index % 3 === 0) return SYNTAXES.reduce((text, syntax) => replaced(text, syntax, lose), part);
      if (index % 3 === 2) return '';
      const program = PROGRAMS.exec(part)?.[1];
      if (program) lose(`A drawing or query: ${program}`, 'its code is shown');
      const title = FENCE_TITLE.exec(part)?.[1];
      if (title) lose(`The title of some code: ${title}`, 'it is not shown');
      return part;
    })
    .join('');
}

function replaced(text: string, { pattern, to, what, why }: Syntax, lose: Lose): string {
  return text.replace(pattern, (...found: unknown[]) => {
    const groups = found.slice(
      0,
      found.findIndex((one) => typeof one === 'number'),
    ) as Groups;
    if (what && why) lose(what(groups), why);
    return to(groups);
  });
}

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
