import { globSync, readFileSync } from 'node:fs';

/** A Markdown file of the repository that people read. */
export interface Document {
  path: string;
  text: string;
}

/** A fenced block of a document. */
export interface Snippet {
  /** File and line. */
  at: string;
  language: string;
  /** What follows the language: `file=theme.css`, `slow`, `not-run: why`. */
  mark: string;
  code: string;
}

const FILES = [
  'README.md',
  '.changeset/README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  '.github/*.md',
  '{content-store,site,build,editor-service,tests}/**/README.md',
  'site/docs/{decisions,pages}/**/*.md',
];

/** Every document, without those of dependencies and of data. */
export const documents = (): Document[] =>
  globSync(FILES, { exclude: (path) => /node_modules|tests\/upgrades\/(?:site|data)-/.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const FENCED = /^```(\w*)[ ]*([^\n]*)\n([\s\S]*?)^```$/gm;

/** The fenced blocks of a document, in order. */
export function snippetsOf({ path, text }: Document): Snippet[] {
  return [...text.matchAll(FENCED)].map(({ 1: language = '', 2: mark = '', 3: code = '', index }) => {
    const line = text.slice(0, index).split('\n').length;
    return { at: `${path}:${line}`, language, mark: mark.trim(), code };
  });
}

/** A document without its fenced blocks and its code in lines. */
export const wordsOf = ({ text }: Document): string => text.replace(FENCED, '').replaceAll(/`[^`\n]*`/g, '');
