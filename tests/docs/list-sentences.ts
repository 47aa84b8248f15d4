import ts from 'typescript';
import { sourceFiles } from '../rules/source-files.ts';

/** A text that a person may see: on screen, in a mail, in the answer of a call, or in a terminal. */
export interface Sentence {
  path: string;
  line: number;
  text: string;
}

/** Attributes and properties whose value is never shown. */
const HIDDEN =
  /^(?:class(?:Name)?|style|type|kind|id|key|name|href|src|rel|role|method|target|sizes|srcSet|d|viewBox|componentType|test-?id|data-.*|headers?|sql|format)$/i;
const OTHER_CODE =
  /(?:^|\/)(?:tests|testing|demo|migrations|examples)\/|\.(?:test|journey|bench|d)\.tsx?$|\.config\.ts$/;
/** Two words, or one that begins like a label. */
const READABLE = /[A-Za-z]{2,}[,:;.'’”"…)]* +["“(‘{$]*[A-Za-z…]|^[A-Z][a-z]+[.…!?]?$/;
const OF_A_MACHINE =
  /^\s*(?:[<@#.&[(]|select |insert |update |delete |create |alter |drop |pragma |with |from |where )|^[\w-]+: |(?<!…)[{};]$|=>|\)$(?<! \w+\))|^(?:max|min|no)-|^\w+\/[\w.+-]+/;

/** Every text that a person may see, in the order of the sources; only of the files that `matching` finds something in. */
export function listSentences(matching = /./): Sentence[] {
  return sourceFiles()
    .filter(({ path, text }) => !OTHER_CODE.test(path) && matching.test(text))
    .flatMap(({ path, text }) => sentencesOf(path, path.endsWith('.astro') ? asTsx(text) : text));
}

/** The texts of one file of TypeScript, with `…` where a value is put in. */
export function sentencesOf(path: string, source: string): Sentence[] {
  const kind = /\.(?:tsx|astro)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text && READABLE.test(text) && (ts.isJsxElement(node) || !OF_A_MACHINE.test(text))) {
      found.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    const shown = node.children.map((child) => (ts.isJsxText(child) ? child.text : '{…}'));
    return node.children.some((child) => ts.isJsxText(child) && child.text.trim()) ? shown.join('') : undefined;
  }
  if (isHidden(node)) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
  }
  return undefined;
}

function isHidden({ parent }: ts.Node): boolean {
  if (!parent) return false;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return HIDDEN.test(parent.name.getText());
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()))
  );
}

/** The code of an `.astro` file, then its markup as JSX, on the same lines. */
function asTsx(text: string): string {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, '');
  const [, code = '', markup = text] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  const shown = markup.replaceAll(/<(style|script)\b.*?<\/\1>|<!--.*?-->|<!doctype html>/gis, blank);
  return code === '' ? `<>${shown}</>` : `\n${code};<>\n${shown}</>`;
}

/** `npm run sentences` */
if (import.meta.main) {
  for (const { path, line, text } of listSentences()) console.info(`${path}:${line}\t${text}`);
}
