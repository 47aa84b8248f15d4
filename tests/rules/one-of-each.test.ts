import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const product = sourceFiles().filter(({ path }) => !/^tests\/|\.test\.tsx?$|\/testing\//.test(path));
const those = (pattern: RegExp) => product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('markup is escaped in one place; rich text is written by its own writer', () => {
  expect(those(/replace\w*\((?:'&', '&|\/&\/|\/\[&<)/)).toEqual([
    'content-store/model/values/xml.ts',
    'site/content/text-runs.ts',
  ]);
});

it('what is bounded is an LRU cache, but for the maps that are asked for every word of a build', () => {
  expect(those(/\.size >=? .*\.(?:clear|delete)\(|\.keys\(\)\.next\(\)/)).toEqual([
    'build/output/shared-strings.ts',
    'build/search/search-index.ts',
  ]);
});
