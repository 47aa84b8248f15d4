import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITOR_BROWSERS, SITE_BROWSERS } from '#build/compile/browser-versions.ts';
import { callsBeyond, programOf, runningFiles, type Versions } from './browser-calls.ts';
import { isTest } from './source-files.ts';

/** What older browsers do without, and why they may. */
const OPTIONAL = [
  'api.Window.cancelIdleCallback', // behind a test for its counterpart
  'api.HTMLElement.togglePopover', // called where there are popovers: elsewhere the menu covers nothing
  'api.KeyboardEvent.isComposing', // Safari before 27 sets it too late to tell an Enter that ends a composition
];

/** A file that would be shipped to browsers, and what it calls. */
const PLANTED = 'site/scripts/planted.ts';
const MISTAKES = `
  requestIdleCallback(() => document.querySelector('p')?.checkVisibility());
  export const groups = Map.groupBy([1], String);
  export const first = new Set([1]).values().map(String);
`;

const editor = runningFiles(['editor-service/editor/app/main.tsx', 'editor-service/editor/canvas-entry.ts']);
const site = runningFiles(globSync(['site/scripts/*.ts', 'site/**/*.tsx']).filter((path) => !isTest(path)));
const program = programOf([...new Set([...editor, ...site]), PLANTED], new Map([[PLANTED, MISTAKES]]));

const beyond = (paths: readonly string[], versions: Versions) =>
  paths.flatMap((path) =>
    callsBeyond(program, path, versions)
      .filter((key) => !OPTIONAL.includes(key))
      .map((key) => `${path}: ${key}`),
  );

test('the scripts of the site and of the editor call nothing that their oldest browsers lack', () => {
  expect(beyond(site, SITE_BROWSERS)).toEqual([]);
  expect(beyond(editor, EDITOR_BROWSERS)).toEqual([]);
});

test('the rule finds what is beyond, by what it is called on', () => {
  const found = ['api.Window.requestIdleCallback', 'api.Element.checkVisibility', 'javascript.builtins.Map.groupBy'];
  expect(callsBeyond(program, PLANTED, SITE_BROWSERS)).toEqual([...found, 'javascript.builtins.Iterator.map']);
});

test('the sentence for older browsers and the documentation name the versions of the editor', () => {
  const { chrome, firefox, safari } = EDITOR_BROWSERS;
  const sentence = `Chrome or Edge ${chrome}, Firefox ${firefox} or Safari ${safari}`;
  expect(readFileSync('editor-service/editor/index.html', 'utf8')).toContain(sentence);
  expect(readFileSync('README.md', 'utf8')).toContain(sentence);
});
