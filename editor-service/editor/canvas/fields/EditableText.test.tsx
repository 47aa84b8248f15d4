import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { ShellContext } from '../state/shell-context.ts';
import { EditableText } from './EditableText.tsx';

test('EditableText stores what is typed, and nothing of what rewrites the page', () => {
  const edits: unknown[] = [];
  const shell = { store: sampleStore(), edit: (command: string) => edits.push(JSON.parse(command)) };
  render(
    <ShellContext value={shell as never}>
      <EditableText field="heading" value="Soup" as="p" />
    </ShellContext>,
  );
  const text = screen.getByText('Soup');
  const type = (typed: string) => {
    text.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true }));
    text.textContent += typed;
    fireEvent.input(text);
  };
  type('s');
  text.innerHTML = '<font>Suppen</font>';
  type('!');
  expect(edits).toMatchObject([{ value: 'Soups' }, { field: 'heading', value: 'Soups!' }]);
});
