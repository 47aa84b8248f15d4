import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface SourceFile {
  path: string;
  text: string;
}

/** Every source file that is tracked or not ignored by git, with paths relative to the repository. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return [...new Set(listed.split('\n'))]
    .filter((path) => /\.(?:ts|tsx|astro|mjs)$/.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(path, 'utf8') }];
      } catch {
        return []; // listed in the index, deleted in the working tree
      }
    });
}

export interface Import {
  specifier: string;
  /** The imported file relative to the repository, or null for a package. */
  target: string | null;
  isTypeOnly: boolean;
  /** Not loaded with the file, but when it asks for it: `import()`, a thread. */
  isLater: boolean;
}

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
/** `#site/` → `site/`, from the `imports` of `package.json`. */
const ALIASES = Object.entries(imports).map(([name, path]) => [name, path].map(withoutStar) as [string, string]);

function withoutStar(pattern: string): string {
  return normalize(pattern.replace('*', ''));
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
/** Modules started by their URL: threads, hooks. */
const ADDRESS = /new URL\(\s*['"]([^'"]+\.m?[jt]sx?)['"]\s*,\s*import\.meta\.url/g;

/** Every rule asks for the imports of the same files. */
const known = new WeakMap<SourceFile, Import[]>();

/** The imports of a file; aliases and relative paths become paths of the repository. */
export function importsOf(file: SourceFile): Import[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports({ path, text }: SourceFile): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, typeOnly, statement, dynamic]) => {
    const specifier = statement ?? dynamic ?? '';
    const isLater = dynamic !== undefined;
    return { specifier, target: targetOf(path, specifier), isTypeOnly: Boolean(typeOnly), isLater };
  });
  const started = [...text.matchAll(ADDRESS)].map(([, specifier = '']) => {
    const target = normalize(join(dirname(path), specifier));
    return { specifier, target, isTypeOnly: false, isLater: true };
  });
  return [...statements, ...started];
}

function targetOf(path: string, specifier: string): string | null {
  const plain = specifier.split('?')[0] ?? '';
  if (plain.startsWith('.')) return normalize(join(dirname(path), plain));
  const alias = ALIASES.find(([name]) => plain.startsWith(name));
  return alias ? alias[1] + plain.slice(alias[0].length) : null;
}

/** The strings in a file that name a path of the repository; comments and import specifiers do not count. */
export function pathStringsOf({ text }: SourceFile): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?:^|\s)\/\/.*$/gm, '');
  const paths = code.matchAll(
    /(?<!\b(?:from|import)[\s(]*)['"`](?:\.{1,2}\/)*((?:content-store|site|build|editor-service|tests)\/[\w./-]*)/g,
  );
  return Array.from(paths, ([, path = '']) => path);
}

/** Tests and their helpers. */
export const isTest = (path: string): boolean =>
  /\.(?:test|journey)\.tsx?$/.test(path) || /(?:^|\/)(?:testing|fixtures)\//.test(path) || path.startsWith('tests/');
