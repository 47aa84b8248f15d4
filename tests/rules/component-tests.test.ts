import { expect, test } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

const EDITOR = 'editor-service/editor/';
const files = sourceFiles().filter(({ path }) => path.startsWith(EDITOR));
const tests = files.filter(({ path }) => path.endsWith('.test.tsx'));
const tested = tests.map(({ text }) => text).join('\n');

const textOf = (path: string): string => files.find((file) => file.path === EDITOR + path)?.text ?? '';

/** The kinds of dialogs that the state can name; what a destination of leaving is called is none. */
function dialogKinds(): string[] {
  const text = textOf('store/state/dialog.ts');
  const [, tasks = ''] = /const TASKS = \[(.*?)\] as const;/s.exec(text) ?? [];
  const named = [...tasks.matchAll(/'(\w+)'/g), ...text.matchAll(/\{ kind: '(\w+)'/g)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => name !== 'page' && name !== 'logOut');
}

/** The names of the tabs, as the subjects offer them. */
function tabNames(): string[] {
  const tables = files.filter(({ path }) => path.endsWith('/tabs.ts'));
  return [
    ...new Set(tables.flatMap(({ text }) => [...text.matchAll(/\bname: '([^']+)'/g)].map(([, name = '']) => name))),
  ];
}

/** The files of the controls: those of the panel, and those that all forms are made of. */
function controls(): string[] {
  const isControl = /^(?:fields\/\w+Control|ui\/fields\/\w+)\.tsx$/;
  return files.map(({ path }) => path).filter((path) => isControl.test(path.slice(EDITOR.length)));
}

test('every dialog of the editor is opened by a component test', () => {
  const kinds = dialogKinds();
  expect(kinds).toContain('pageBrowser');
  expect(kinds).toContain('restore');
  expect(kinds.filter((kind) => !tested.includes(`kind: '${kind}'`))).toEqual([]);
});

test('every tab of the editor is opened by a component test', () => {
  const names = tabNames();
  expect(names).toContain('Trash');
  expect(names.filter((name) => !tested.includes(`'${name}'`))).toEqual([]);
});

test('every control of the editor is rendered by a component test', () => {
  const imported = new Set(tests.flatMap((file) => importsOf(file).map(({ target }) => target)));
  const all = controls();
  expect(all).toContain(`${EDITOR}fields/ColourControl.tsx`);
  // The list is rendered by the fields that it is made of.
  const byFields = [`${EDITOR}fields/ListControl.tsx`];
  expect(all.filter((path) => !imported.has(path) && !byFields.includes(path))).toEqual([]);
});

test('every component test looks for violations of accessibility, but those of single parts', () => {
  const without = tests.filter(({ text }) => !text.includes('expectAccessible(')).map(({ path }) => path);
  expect(without.filter((path) => /(?:Dialog|Tab|Control|dialogs|tabs)\.test\.tsx$/.test(path))).toEqual([]);
});
