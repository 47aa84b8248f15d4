import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { importsOf, type SourceFile, sourceFiles } from '../rules/source-files.ts';

const UNIT = /\.test\.tsx?$/;
const ACROSS_ROOMS = /^tests\//;
const RULE = /^tests\/rules\//;
/** What a rule imports that renders the demo, reads what was compiled, or asks the type checker: it takes too long here. */
const SLOW = /^(?:tests\/rules\/(?:rendered-demo|browser-calls)\.ts|build\/site-folder\/site-folder\.mjs)$/;

/** Imports between a test and a changed file: the test imports it, or a file that does. */
const STEPS = 2;

/** The files that differ from the last commit, new ones too. */
export function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * The unit tests that a change of these files breaks most often: those that were changed, those beside a changed file or one
 * folder above, those that import it within two steps, and the rules that read sources alone. Tests across rooms, which
 * start programs and want them compiled, only if they were changed themselves.
 */
export function testsNear(changed: readonly string[], sources: readonly SourceFile[] = sourceFiles()): string[] {
  const reached = importersOf(changed, sources);
  const folders = new Set(changed.map(dirname).flatMap((folder) => [folder, dirname(folder)]));
  const isNear = (source: SourceFile): boolean => {
    const { path } = source;
    if (changed.includes(path)) return true;
    if (ACROSS_ROOMS.test(path))
      return RULE.test(path) && !importsOf(source).some(({ target }) => SLOW.test(target ?? ''));
    return reached.has(path) || folders.has(dirname(path));
  };
  return changed.length === 0
    ? []
    : sources.filter((one) => UNIT.test(one.path) && isNear(one)).map(({ path }) => path);
}

/** The files that import one of these, directly or through others, in at most `STEPS` steps. */
function importersOf(changed: readonly string[], sources: readonly SourceFile[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const source of sources) {
    for (const { target, isTypeOnly } of importsOf(source)) {
      if (target === null || isTypeOnly) continue;
      importers.set(target, [...(importers.get(target) ?? []), source.path]);
    }
  }
  const reached = new Set(changed);
  for (let step = 0; step < STEPS; step += 1) {
    for (const path of [...reached]) for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
}
