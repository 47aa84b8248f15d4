import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Field } from '#content-store/model/fields/field.ts';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { FieldList } from './FieldList.tsx';

const LIST: Field = {
  kind: 'list',
  path: 'tabs',
  label: 'Tabs',
  title: 'heading',
  max: 3,
  newEntry: { heading: '' },
  fields: [{ kind: 'text', path: 'heading', label: 'Heading' }],
};

/** A block with two tabs, and its list of them. */
function showTabs(field: Field = LIST) {
  const documents = sampleDocuments();
  Object.assign(documents.page.contents[0] ?? {}, { tabs: [{ heading: 'Bread' }, { heading: 'Soup' }] });
  const owner = { kind: 'block', key: 'first' } as const;
  const editor = renderInEditor(<FieldList owner={owner} fields={[field]} />, { state: { documents } });
  const headings = () => {
    const block = editor.store.getState().documents?.page.contents[0] as unknown as { tabs: { heading: string }[] };
    return block.tabs.map(({ heading }) => heading);
  };
  return { ...editor, headings };
}

test('FieldList opens an entry of a list, whose fields are stored as they are typed', async () => {
  const { user, headings } = showTabs();
  await expectAccessible(document.body);
  await user.click(screen.getByRole('button', { name: 'Soup' }));
  const heading = screen.getByRole('textbox', { name: 'Heading' });
  expect(document.activeElement).toBe(heading);
  await user.type(heading, ' of the day');
  expect(headings()).toEqual(['Bread', 'Soup of the day']);
  await expectAccessible(document.body);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Soup of the day' }));
});

test('FieldList adds entries up to the limit of the list', async () => {
  const { user, headings } = showTabs();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.type(screen.getByRole('textbox', { name: 'Heading' }), 'Cheese');
  await user.click(screen.getByRole('button', { name: /^Back to/ }));
  expect(headings()).toEqual(['Bread', 'Soup', 'Cheese']);
  expect(screen.getByRole('button', { name: 'Add item' }).getAttribute('aria-disabled')).toBe('true');
  screen.getByText('3 of 3 items: limit reached');
});

test('FieldList moves entries by keyboard and by buttons', async () => {
  const { user, headings, store } = showTabs();
  screen.getByRole('button', { name: 'Soup' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(headings()).toEqual(['Soup', 'Bread']);
  expect(store.getState().announcement.text).toBe('Moved, now 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Bread' }));
  await user.click(screen.getByRole('button', { name: 'Move Bread up' }));
  expect(headings()).toEqual(['Bread', 'Soup']);
});

test('FieldList moves an entry where it is dropped', () => {
  const { headings } = showTabs();
  const [row] = screen.getAllByRole('listitem');
  fireEvent.dragStart(row as HTMLElement, { dataTransfer: {} });
  // Nothing has a place here: everything is above the pointer.
  const over = createEvent.dragOver(screen.getByRole('list'));
  Object.defineProperty(over, 'clientY', { value: 100 });
  fireEvent(screen.getByRole('list'), over);
  fireEvent.drop(screen.getByRole('list'));
  expect(headings()).toEqual(['Soup', 'Bread']);
});

test('FieldList removes an entry at once', async () => {
  const { user, headings } = showTabs();
  await user.click(screen.getByRole('button', { name: 'Remove Bread' }));
  expect(headings()).toEqual(['Soup']);
});

test('FieldList asks before it removes an entry of a list that says so', async () => {
  const { user, headings } = showTabs({ ...LIST, asksBeforeRemoval: true });
  await user.click(screen.getByRole('button', { name: 'Remove Bread' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(headings()).toEqual(['Bread', 'Soup']);
  await user.click(screen.getByRole('button', { name: 'Remove Bread' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(headings()).toEqual(['Soup']);
});

test('FieldList loads the control of rich texts when there is one', async () => {
  showTabs({ kind: 'richText', path: 'text', label: 'Text' });
  await screen.findByRole('textbox', { name: 'Text' });
});
