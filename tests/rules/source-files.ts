import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface SourceFile {
  path: string;
  text: string;
}

/** Every source file git knows or would add, with paths relative to the repository. */
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
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of a file; aliases and relative paths become paths of the repository. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(STATEMENT)].map(([, typeOnly, statement, dynamic]) => {
    const specifier = statement ?? dynamic ?? '';
    return { specifier, target: targetOf(path, specifier), isTypeOnly: Boolean(typeOnly) };
  });
}

function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
  if (specifier.startsWith('#')) return specifier.slice(1);
  return null;
}
