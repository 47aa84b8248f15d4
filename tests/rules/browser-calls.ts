import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { features } from 'web-features';
import { importsOf } from './source-files.ts';

/** The oldest versions that must run some code, by the names of `web-features`. */
export type Versions = Readonly<Record<string, number>>;

type Support = Readonly<Record<string, string | undefined>>;

/** In which versions a call came, by its key in the compatibility data of MDN: `javascript.builtins.Map.groupBy`. */
const CALLS: ReadonlyMap<string, Support> = new Map(
  Object.values(features).flatMap((feature) =>
    'status' in feature
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]) => [key, { ...support }] as const)
      : [],
  ),
);

/** Names of TypeScript's libraries for what the data calls otherwise. */
const OTHER_NAMES: Record<string, string> = {
  ReadonlyArray: 'Array',
  ReadonlySet: 'Set',
  ReadonlyMap: 'Map',
  IteratorObject: 'Iterator',
};
/** The owners of what TypeScript declares in a mixin or globally. */
const OWNERS = ['Window', 'Document', 'Element', 'HTMLElement', 'Node'];

/** TypeScript's libraries with all calls it knows, so that none is taken for an unknown one. */
const NEWEST = ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

/** The files that these import when they run, themselves included, with paths of the repository. */
export function runningFiles(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const path of found) {
    for (const { target, isTypeOnly } of importsOf({ path, text: readFileSync(path, 'utf8') })) {
      if (!isTypeOnly && target && /\.tsx?$/.test(target) && ts.sys.fileExists(target)) found.add(target);
    }
  }
  return [...found];
}

/** A program of these files; `texts` replaces what they hold. */
export function programOf(files: readonly string[], texts: ReadonlyMap<string, string> = new Map()): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.base.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  // The types of packages would take most of the time; without them what they return is `any`.
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      /^[.#]/.test(text) ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    );
  return ts.createProgram([...files], { ...options, types: [], lib: NEWEST, skipLibCheck: true }, host);
}

/** What a file calls of the browser that these versions lack, unless it asks for it first. */
export function callsBeyond(program: ts.Program, path: string, versions: Versions): string[] {
  const file = program.getSourceFile(path);
  const checker = program.getTypeChecker();
  const beyond = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && !ts.isTypeNode(node.parent)) {
      const key = keysOf(node).find((one) => CALLS.has(one));
      if (key && !isAskedFor(node.text, file?.text ?? '') && isBeyond(CALLS.get(key) ?? {}, versions)) beyond.add(key);
    }
    ts.forEachChild(node, visit);
  };
  const keysOf = (name: ts.Identifier): string[] => {
    const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0];
    if (!declaration || !program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return [];
    const owner = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : '';
    const named = owner.replace(/Constructor$/, '');
    const builtin = OTHER_NAMES[named] ?? named;
    return [
      ...(owner ? [`javascript.builtins.${builtin}.${name.text}`, `api.${owner}.${name.text}`] : []),
      ...(owner ? [] : [`javascript.builtins.${name.text}`, `api.${name.text}`]),
      ...OWNERS.map((one) => `api.${one}.${name.text}`),
    ];
  };
  if (file) visit(file);
  return [...beyond];
}

const isBeyond = (support: Support, versions: Versions): boolean =>
  Object.entries(versions).some(
    ([browser, version]) => !(Number.parseFloat(support[browser] ?? 'Infinity') <= version),
  );

/** True when code says what it does where a browser lacks the call. */
const isAskedFor = (name: string, text: string): boolean =>
  new RegExp(`typeof ${name}\\b|'${name}' in |\\b${name}\\?\\.`).test(text);
