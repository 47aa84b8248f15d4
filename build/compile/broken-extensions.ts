import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';
import { messageOf } from '#content-store/model/error.ts';
import { editorExtensions } from '../site-folder/find-extensions.ts';
import { siteFolderPlugin } from '../site-folder/site-folder-plugin.ts';
import { sourceError } from './source-error.ts';

/** Why commands, tabs and controls of a site folder cannot be compiled, by their paths in it. */
export async function brokenExtensions(siteDir: string): Promise<Map<string, string>> {
  const { build } = await import('vite');
  const broken = new Map<string, string>();
  for (const file of editorExtensions(siteDir)) {
    const rolldownOptions = { input: join(siteDir, file), external: /^react(?:-dom)?(?:\/|$)/ };
    try {
      await build({
        configFile: false,
        plugins: [siteFolderPlugin()],
        logLevel: 'silent',
        oxc: { jsx: { runtime: 'automatic' } },
        build: { write: false, minify: false, rolldownOptions },
      });
    } catch (error) {
      broken.set(file, reasonOf(file, messageOf(error)));
    }
  }
  return broken;
}

/** `line 7: Unexpected token`; with the name of the file if it is another one. */
function reasonOf(file: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s*(?:Build failed.*|at .*)?$/.test(line));
  const sentence = sourceError(lines.join('\n')) ?? lines[0]?.replace(/^(?:Error: )?\[[\w: -]+\]:? /, '') ?? '';
  const [, inThis] = sentence.split(`${file}, line `);
  return inThis ? `line ${inThis}` : sentence;
}

/** Puts what throws the reason in place of each broken module, so that the others are compiled. */
export function withoutBroken(siteDir: string, broken: ReadonlyMap<string, string>): Plugin {
  const reasons = new Map([...broken].map(([file, reason]) => [join(siteDir, file), reason]));
  return {
    name: 'pagewright-without-broken',
    enforce: 'pre',
    resolveId: (id, importer) => {
      const path = importer ? resolve(dirname(importer), id) : id;
      return reasons.has(path) ? path : null;
    },
    load: (id) => (reasons.has(id) ? `throw new Error(${JSON.stringify(reasons.get(id))});` : null),
  };
}
