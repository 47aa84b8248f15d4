import { stripTypeScriptTypes } from 'node:module';
import ts from 'typescript';
import { parseSync } from 'vite';

/** A module that a source imports, with the position of its quoted name. */
interface Import {
  name: string;
  start: number;
  end: number;
}

/** What `import` statements of `.astro` files and `@import` rules look like: one a line. */
const LINE = /^[ \t]*@?import\b[^'"\n]*(['"])([^'"\n]+)\1/gm;
const WORKER = /(?<=new URL\(')\.[^']+\.ts(?=', import\.meta\.url\))/g;
/** Node 22 does not know `using`. */
const USING = /^\s*(?:await )?using \w+ = /m;

/** The modules that a source imports when it runs. */
export function importsOf(path: string, text: string): Import[] {
  if (!/\.(?:tsx?|[cm]?js)$/.test(path)) return Array.from(text.matchAll(LINE), importInLine);
  const { module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  const isRun = ({ start }: { start: number }) => !/^(?:import|export) type\b/.test(text.slice(start, start + 12));
  const quoted = [
    ...staticImports.filter(isRun).map(({ moduleRequest }) => moduleRequest),
    ...staticExports.filter(isRun).flatMap(({ entries }) => entries[0]?.moduleRequest ?? []),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return quoted
    .map(({ start, end }) => ({ name: text.slice(start + 1, end - 1), start: start + 1, end: end - 1 }))
    .filter(({ start }) => /['"]/.test(text.charAt(start - 1)));
}

function importInLine({ index, 0: line, 2: name = '' }: RegExpMatchArray): Import {
  const end = (index ?? 0) + line.length - 1;
  return { name, start: end - name.length, end };
}

/**
 * The text of a source as it is packed: its imports renamed, a `.ts` file without types. Lines and columns stay, so errors need
 * no source map.
 */
export function compileSource(path: string, text: string, rename: (name: string) => string): string {
  const [...imports] = importsOf(path, text).sort((one, other) => other.start - one.start);
  const renamed = imports.reduce(
    (rest, { name, start, end }) => rest.slice(0, start) + rename(name) + rest.slice(end),
    text.replaceAll(WORKER, (file) => asJs(file)),
  );
  if (!path.endsWith('.ts')) return renamed;
  return USING.test(renamed) ? withoutUsing(renamed) : stripTypeScriptTypes(renamed);
}

/** The name of a packed module ends in `.js`; what the compile of a site writes, `#own/*`, keeps its name. */
export const asJs = (name: string): string => (/^(?:\.|#(?!own\/))/.test(name) ? name.replace(/\.ts$/, '.js') : name);

function withoutUsing(text: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}
