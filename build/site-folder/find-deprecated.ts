import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { parse as parseCss } from 'postcss';
import { parseSync, Visitor } from 'vite';

/**
 * Something that a site folder should not use any more, and what to write instead: a name imported from the product, a property
 * of what a function of the product is called with, or a custom property of CSS. A list may have other kinds, of later versions.
 */
export interface Deprecation {
  import?: string;
  call?: string;
  property?: string;
  css?: string;
  instead: string;
}

const NOT_OF_SITE = /^(?:node_modules|dist|data|backups|\..+)$/;

/** What a site folder uses of a list of deprecations: `blocks/price/definition.ts:7: schema …; write … instead`. */
export function findDeprecated(siteDir: string, list: readonly Deprecation[]): string[] {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: siteDir, exclude: (path) => NOT_OF_SITE.test(basename(path)) });
  return files.sort().flatMap((path) => {
    const text = readFileSync(join(siteDir, path), 'utf8');
    const found: { line: number; sentence: string }[] = [];
    const note = (line: number, name: string, instead: string) => {
      const place = `${path.split(sep).join('/')}:${line}`;
      found.push({ line, sentence: `${place}: ${name} is deprecated; write ${instead}` });
    };
    if (path.endsWith('.css')) noteInStyles(path, text, list, note);
    else noteInModule(path, text, list, (start, ...said) => note(text.slice(0, start).split('\n').length, ...said));
    return found.sort((one, other) => one.line - other.line).map(({ sentence }) => sentence);
  });
}

type Note = (position: number, name: string, instead: string) => void;

/** Positions are lines. */
function noteInStyles(path: string, text: string, list: readonly Deprecation[], note: Note): void {
  parseCss(text, { from: path }).walkDecls(({ prop, value, source }) => {
    const names = [prop, ...(value.match(/--[\w-]+/g) ?? [])];
    for (const { css, instead } of list) if (css && names.includes(css)) note(source?.start?.line ?? 1, css, instead);
  });
}

/** Positions are offsets. */
function noteInModule(path: string, text: string, list: readonly Deprecation[], note: Note): void {
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (!source.value.startsWith('pagewright/')) return;
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        const { name, start } = specifier.imported;
        for (const one of list) if (one.import === name) note(start, name, one.instead);
      }
    },
    CallExpression: ({ callee, arguments: [argument] }) => {
      if (callee.type !== 'Identifier' || argument?.type !== 'ObjectExpression') return;
      for (const property of argument.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { name, start } = property.key;
        for (const { call, property: old, instead } of list)
          if (call === callee.name && old === name) note(start, `${name} in ${call}()`, instead);
      }
    },
  }).visit(parseSync(path, text).program);
}
