import { expect, test } from 'vitest';
import { documents } from '../docs/documents.ts';
import { sourceFiles } from './source-files.ts';

interface Written {
  path: string;
  text: string;
}

const files = sourceFiles();
/** The guides for adopters name files of their own site. */
const OF_ADOPTERS = /^site\/docs\/pages\/|^site\/docs\/decisions\/|CHANGELOG/;

/** A block comment, or the rest of a line after two slashes; not those of an address. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\\/])\/\/.*/g;
/** The name or path of a source file between backticks. */
const NAMED = /`([\w@./-]+\.(?:tsx?|mjs|astro))`/g;

const commentsOf = ({ path, text }: Written): Written => ({ path, text: (text.match(COMMENT) ?? []).join('\n') });

/** The source files that these texts name and no path ends with. */
function missingIn(texts: readonly Written[], paths = files.map(({ path }) => `/${path}`)): string[] {
  return texts.flatMap(({ path, text }) =>
    Array.from(text.matchAll(NAMED), ([, name = '']) => name)
      .filter((name) => !paths.some((known) => known.endsWith(`/${name}`)))
      .map((name) => `${path}: ${name}`),
  );
}

test('comments name source files that exist', () => {
  expect(missingIn(files.map(commentsOf))).toEqual([]);
});

test('the documents of this repository name source files that exist', () => {
  expect(missingIn(documents().filter(({ path }) => !OF_ADOPTERS.test(path)))).toEqual([]);
});

test('a name that no file has is found, in both kinds of comments', () => {
  const tick = '`';
  const named = (name: string) => `${tick}${name}${tick}`;
  const text = `/** As in ${named('gone.ts')}. */\nconst b = ${named('code.ts')}; // ${named('b/a.ts')}, ${named('site/a.ts')}`;
  expect(missingIn([commentsOf({ path: 'site/a.ts', text })], ['/site/a.ts'])).toEqual([
    'site/a.ts: gone.ts',
    'site/a.ts: b/a.ts',
  ]);
});
