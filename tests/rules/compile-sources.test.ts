import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientPart } from '#build/compile/client-part.ts';
import { SITE } from '#build/compile/site-part.ts';
import { isSourceOf, type StampedPart } from '#build/compile/stamp.ts';
import { EDITOR } from '#editor-service/cli/editor-program.ts';
import { SERVICE } from '#editor-service/cli/service-program.ts';
import { importsOf, sourceFiles } from './source-files.ts';

const isEntryOfSite = (path: string) =>
  path === 'build/compile/astro-config.ts' || /^site\/(?:pages\/|middleware\.ts$|render-page\.ts$)/.test(path);

/** Every file reached by following imports, except type-only ones. */
function reachableFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const path of reached) {
    if (!/\.(?:ts|tsx|astro|mjs)$/.test(path) || !existsSync(path)) continue;
    for (const { target, isTypeOnly } of importsOf({ path, text: readFileSync(path, 'utf8') })) {
      if (target !== null && !isTypeOnly) reached.add(target.split('?')[0] ?? target);
    }
  }
  return reached;
}

const notCovered = (part: StampedPart, files: Iterable<string>): string[] =>
  [...files].filter((path) => !isSourceOf(part, path)).sort();

const siteFiles = reachableFrom(
  sourceFiles()
    .map(({ path }) => path)
    .filter(isEntryOfSite),
);
const editorFiles = reachableFrom(
  ['index.html', 'app/main.tsx', 'canvas-entry.ts'].map((name) => `${EDITOR.folder}/${name}`),
);

it('the site is recompiled after a change of any file that its pages reach', () => {
  expect(siteFiles).toContain('content-store/search/search-site.ts');
  expect(notCovered(SITE, siteFiles)).toEqual([]);
});

it('the editor is recompiled after a change of any file that shell or canvas reach', () => {
  expect(editorFiles.size).toBeGreaterThan(siteFiles.size);
  expect(notCovered(clientPart(EDITOR), editorFiles)).toEqual([]);
});

it('the service is recompiled after a change of any file that it or its threads reach', () => {
  const serviceFiles = reachableFrom(Object.values(SERVICE.entries));
  expect(serviceFiles).toContain('editor-service/server/http/call-context.ts');
  const compiledFor = (path: string) => path.startsWith('site/own/');
  expect(notCovered(SERVICE, serviceFiles).filter((path) => !compiledFor(path))).toEqual([]);
});

it('a folder missing from the stamp is found', () => {
  const without = { ...SITE, sources: SITE.sources.filter((source) => source !== 'content-store/search') };
  expect(notCovered(without, siteFiles)).toContain('content-store/search/search-site.ts');
});
