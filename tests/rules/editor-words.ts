import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { footerFields } from '#content-store/model/entities/footer.ts';
import { navigationFields } from '#content-store/model/entities/navigation.ts';
import { FREQUENCIES } from '#content-store/model/entities/page.ts';
import { SITE_DOCUMENT_TITLES } from '#content-store/model/entities/site-document-titles.ts';
import { SCOPE_WORDS } from '#content-store/model/people/api-token.ts';
import { AUDIT_VERBS } from '#content-store/model/people/audit-entry.ts';
import { definitions } from '#site/blocks/definitions.ts';
import { pageSettingFields } from '#site/content/page-setting-fields.ts';
import { BLOCK_GROUPS } from '#site/fields/block-groups.ts';
import { templates } from '#site/templates/definitions.ts';
import { listSentences } from '../docs/list-sentences.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const EDITOR = 'editor-service/editor/';
const NOT_SHOWN = /\.test\.|\/testing\/|\/words\//;
/** Where tabs and tasks are named; what they are called is said where it is shown. */
const NAMED = /\/(?:tabs|dialogs|command-list)\.ts$/;
const SERVICE = /^(?:editor-service\/(?:server|contract)|content-store|site)\//;
/** Values that are words: kinds of documents, titles in sentences of the service, and names of keys. */
const OF_VALUES = [
  'page',
  'section',
  'navigation',
  'footer',
  'added',
  'removed',
  'changed',
  'moved',
  '“{title}”',
  ...['Ctrl', 'Shift', 'Enter', 'Delete'].map((key) => `${key}|key`),
];
const NAMES = new Set(['name', 'label', 'words', 'command']);

const inServer = ({ path }: SourceFile) => /^editor-service\/(?:cli|server)\//.test(path) && !NOT_SHOWN.test(path);
const inEditor = ({ path }: SourceFile) => path.startsWith(EDITOR) && !NOT_SHOWN.test(path);

/** What empty texts of the page show in the editor. */
const PLACEHOLDER = /\bplaceholder="([^"]+)"/g;
const USUAL = ['Insert Text Here', 'Paragraph'];

/** All English texts that the editor says, and the service to people, by which a catalogue has their translations. */
export function editorWords(): Set<string> {
  const files = sourceFiles();
  return new Set([
    ...files.filter((file) => inEditor(file) || inServer(file)).flatMap(wordsIn),
    ...[definitions, templates, navigationFields, footerFields, pageSettingFields].flat().flatMap(wordsOfDefinition),
    ...Object.values(SITE_DOCUMENT_TITLES),
    ...Object.values(BLOCK_GROUPS),
    ...Object.values(AUDIT_VERBS).map((verb) => `{who} ${verb} {what}`),
    ...USUAL,
    ...files.filter(isView).flatMap(({ text }) => Array.from(text.matchAll(PLACEHOLDER), ([, word = '']) => word)),
    ...FREQUENCIES,
    ...Object.values(SCOPE_WORDS),
    ...OF_VALUES,
  ]);
}

/** Attributes whose text is shown or read out. */
const SHOWN =
  /^(?:label|title|placeholder|alt|help|hint|problem|text|action|yes|question|empty|any|detail|aria-(?:label|description|roledescription|valuetext))$/;
/** What is said alike in every language, and what names a thing of the program. */
const OF_ALL = /^(?:Esc|\/?[a-z]+-address|about\/our-story|page|remove|.)$/;

/** Words and quotation marks of the editor that no catalogue can translate: `site/NoticeTab.tsx: Save`. */
export function literalWords(): string[] {
  return sourceFiles()
    .filter(inEditor)
    .flatMap((file) => literalsIn(file, SHOWN).map((words) => `${file.path.slice(EDITOR.length)}: ${words}`));
}

/** The same in the views of the site: `Hub.tsx: Filters`. Placeholders are the editor's. */
export function literalWordsOfViews(): string[] {
  const shown = new RegExp(SHOWN.source.replace('placeholder|', ''));
  return sourceFiles()
    .filter(isView)
    .flatMap((file) => literalsIn(file, shown).map((words) => `${basename(file.path)}: ${words}`));
}

function literalsIn(file: SourceFile, shown: RegExp): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(words) && !OF_ALL.test(words)) found.push(words);
  };
  visit(file, (node) => {
    if (ts.isJsxText(node) && !isCode(node.parent)) note(node.text);
    if (ts.isTemplateExpression(node) && piecesOf(node).some((piece) => /[“”]/.test(piece))) note(node.getText());
    if (!ts.isJsxAttribute(node) || !shown.test(node.name.getText()) || !node.initializer) return;
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    for (const text of literalsOf(value as ts.Expression)) note(text);
  });
  return found;
}

/** What a template says between its values. */
const piecesOf = ({ head, templateSpans }: ts.TemplateExpression): string[] => [
  head.text,
  ...templateSpans.map(({ literal }) => literal.text),
];

const isCode = (node: ts.Node): boolean => ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code';

/** What the service and the model may say, with `{…}` for each value; a catalogue need not have all of it. */
export function serviceWords(): Set<string> {
  return new Set(listSentences().flatMap(({ path, text }) => (SERVICE.test(path) ? text : [])));
}

const isView = ({ path }: SourceFile) =>
  /^site\/(?!demo|docs|examples|testing)/.test(path) && /(?<!\.test)\.tsx$/.test(path);

function wordsIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  visit({ path, text }, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first, second, third] = node.arguments;
      const name = node.expression.text;
      if (name === 't' || name === 'tParts') {
        const context = contextOf(second);
        found.push(
          ...[...literalsOf(first), ...listedIn(first, node)].map((key) => (context ? `${key}|${context}` : key)),
        );
      }
      if (name === 'tn') found.push(...literalsOf(third));
      if (name === 'queueAccountNotice') found.push(...node.arguments.flatMap(literalsOf));
      if (name === 'counted' && second && ts.isStringLiteral(second)) {
        const many = third && ts.isStringLiteral(third) ? third.text : `${second.text}s`;
        found.push(`{count} ${many}`);
      }
    }
    if (NAMED.test(path) && ts.isPropertyAssignment(node) && NAMES.has(node.name.getText())) {
      found.push(...literalsOf(node.initializer));
    }
  });
  return found.filter((word) => word !== '');
}

/** The texts that an expression may be: both of `isOne ? 'page' : 'pages'`. */
function literalsOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  return ts.isParenthesizedExpression(node) ? literalsOf(node.expression) : [];
}

/** The texts of the constant that `t(WORDS[state])` takes one from. */
function listedIn(node: ts.Expression | undefined, call: ts.Node): string[] {
  let root: ts.Expression | undefined = node;
  while (root && (ts.isElementAccessExpression(root) || ts.isPropertyAccessExpression(root))) root = root.expression;
  if (!root || root === node || !ts.isIdentifier(root)) return [];
  const { text } = root;
  const found: string[] = [];
  const step = (inner: ts.Node): void => {
    if (ts.isPropertyAssignment(inner)) found.push(...literalsOf(inner.initializer));
    ts.forEachChild(inner, step);
  };
  for (const statement of call.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const one of statement.declarationList.declarations)
      if (one.name.getText() === text && one.initializer && ts.isObjectLiteralExpression(one.initializer))
        step(one.initializer);
  }
  return found;
}

function contextOf(values: ts.Expression | undefined): string | undefined {
  if (!values || !ts.isObjectLiteralExpression(values)) return undefined;
  const context = values.properties.find((one) => one.name?.getText() === 'context');
  return context && ts.isPropertyAssignment(context) ? literalsOf(context.initializer)[0] : undefined;
}

function wordsOfDefinition(part: object): string[] {
  const { label, description, help, placeholder, missing, states, fields, options } = part as Record<string, unknown>;
  const own = [label, description, help, placeholder, missing, ...(Array.isArray(states) ? states : [])];
  const inner = [fields, options].flatMap((list) => (Array.isArray(list) ? list : []));
  return [
    ...own.filter((word): word is string => typeof word === 'string' && word !== ''),
    ...inner.flatMap(wordsOfDefinition),
  ];
}

function visit({ path, text }: SourceFile, look: (node: ts.Node) => void): void {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const step = (node: ts.Node): void => {
    look(node);
    ts.forEachChild(node, step);
  };
  step(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
}

/** `npm run words -- de`: the texts that a catalogue lacks, as it is to have them; all of them for a new language. */
if (import.meta.main) {
  const file = `${EDITOR}words/${process.argv[2] ?? ''}.json`;
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const lacking = [...editorWords()].filter((word) => !(word in known));
  console.info(JSON.stringify(Object.fromEntries(lacking.map((word) => [word, word])), null, 2));
}
