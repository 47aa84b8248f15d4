import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { showControl } from '../testing/show-control.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import { TextControl } from './TextControl.tsx';
import { TextsControl } from './TextsControl.tsx';

test('TextControl takes what is typed, and stops at its limit', async () => {
  const field = { kind: 'text', path: 'title', label: 'Title', help: 'In a few words', maxLength: 10 } as const;
  const { user, changes } = showControl(TextControl, field, 'Bread');
  const input = screen.getByRole('textbox', { name: 'Title', description: 'In a few words' });
  await user.type(input, ' and soup');
  expect(changes.at(-1)).toBe('Bread and ');
  expect(screen.getByRole('status').textContent).toBe('10 of 10 characters: limit reached');
  await expectAccessible(document.body);
});

test('TextControl says what is missing in a mandatory text of several lines', async () => {
  const field = { kind: 'text', path: 'id', label: 'Id', multiline: true, missing: 'Give it an id' } as const;
  const { user } = showControl(TextControl, field, 7);
  expect(screen.getByRole('alert').textContent).toBe('Give it an id');
  await user.type(screen.getByRole('textbox', { name: 'Id' }), 'one{Enter}two');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('one\ntwo');
});

test('TextControl takes a pasted web address, and nothing else', async () => {
  const field = { kind: 'text', path: 'url', label: 'Profile', isAddress: true } as const;
  const { user, changes } = showControl(TextControl, field, '', { answers: { 'link/check': null } });
  const input = screen.getByRole('combobox', { name: 'Profile' });
  await user.type(input, 'not an address');
  await user.tab();
  expect(screen.getByRole('alert').textContent).toContain('“not an address” is not a valid address');
  expect(changes).toEqual([]);
  await user.clear(input);
  await user.type(input, 'https://social.example/sam');
  await user.tab();
  expect(changes).toEqual(['https://social.example/sam']);
});

test('TextsControl makes one text of each line', async () => {
  const field = { kind: 'texts', path: 'texts', label: 'Dishes', max: 3 } as const;
  const { user, changes } = showControl(TextsControl, field, ['Soup']);
  await user.type(screen.getByRole('textbox', { name: 'Dishes' }), '{Enter}Bread{Enter}');
  expect(changes.at(-1)).toEqual(['Soup', 'Bread', '']);
  expect(screen.getByRole('status').textContent).toBe('3 of 3 lines: limit reached');
  await expectAccessible(document.body);
});

test.each([
  [{}, ''],
  [{ min: 0 }, '0 or more'],
  [{ max: 9 }, '9 or less'],
  [{ help: 'In metres', min: -5, max: 5 }, 'In metres, -5 to 5'],
])('NumberControl with %j says “%s”', async (limits, description) => {
  const { user, changes } = showControl(NumberControl, { kind: 'number', path: 'rows', label: 'Rows', ...limits }, 3);
  await user.type(screen.getByRole('spinbutton', { name: 'Rows', description }), '{Backspace}4');
  expect(changes.at(-1)).toBe(4);
});

test('NumberControl stores only numbers within its bounds', async () => {
  const field = { kind: 'number', path: 'rows', label: 'Rows', min: 1, max: 20 } as const;
  const { user, changes } = showControl(NumberControl, field, 3);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rows', description: '1 to 20' });
  await user.clear(input);
  await user.type(input, '12');
  expect(changes).toEqual([undefined, 1, 12]);
  await user.type(input, '3');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(document.body);
  await user.tab();
  expect(changes).toHaveLength(3);
  expect(input.value).toBe('12');
});

test('RichTextControl shows a rich text with its tools, and how full it is', async () => {
  const field = { kind: 'richText', path: 'text', label: 'Text', help: 'Short', maxLength: 40 } as const;
  showControl(RichTextControl, field, '<p>Bread with <strong>much</strong> salt</p>');
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text.querySelector('strong')?.textContent).toBe('much');
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('of 40 characters including formatting');
  await expectAccessible(document.body);
});

test('RichTextControl makes a chosen text bold, and asks where a link leads', async () => {
  const field = { kind: 'richText', path: 'text', label: 'Text' } as const;
  const { user, changes, store } = showControl(RichTextControl, field, '<p>Bread</p>');
  await user.click(await screen.findByRole('textbox', { name: 'Text' }));
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(changes.at(-1)).toBe('<p><strong>Bread</strong></p>');
  await user.click(screen.getByRole('button', { name: /^Link/ }));
  expect(store.getState().dialog?.kind).toBe('link');
});
