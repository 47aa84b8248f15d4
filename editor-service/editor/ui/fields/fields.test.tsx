import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { Checkbox } from './Checkbox.tsx';
import { Form } from './Form.tsx';
import { Labelled, LabelledGroup, ProblemText } from './Labelled.tsx';
import { LimitNote } from './LimitNote.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import { TimeFields } from './TimeFields.tsx';

/** Renders a field that keeps its value. */
function show<Value>(first: Value, Field: ComponentType<{ value: Value; onChange: (value: Value) => void }>) {
  const changes: Value[] = [];
  function Kept() {
    const [value, setValue] = useState(first);
    return (
      <Field
        value={value}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Kept />);
  return { user: userEvent.setup(), changes };
}

test('Checkbox can name what it is about', async () => {
  const { user, changes } = show(false, (field) => <Checkbox {...field} label="Hidden" describes="Soup" />);
  await user.click(screen.getByRole('checkbox', { name: 'Hidden: Soup' }));
  expect(changes).toEqual([true]);
  await expectAccessible(document.body);
});

test('a disabled Checkbox stays as it is', async () => {
  const { user, changes } = show(false, (field) => <Checkbox {...field} label="Hidden" isDisabled />);
  await user.click(screen.getByText('Hidden'));
  expect(changes).toEqual([]);
});

test('Form is submitted with Enter, and does not leave the editor', async () => {
  let submitted = 0;
  const { user } = show('', (field) => (
    <Form
      onSubmit={() => {
        submitted += 1;
      }}
    >
      <TextField {...field} label="Name" />
    </Form>
  ));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sam{Enter}');
  expect(submitted).toBe(1);
});

test('TextField says what is wrong and how it is meant', async () => {
  show('', (field) => <TextField {...field} label="Name" help="Of a person" problem="Enter a name" />);
  const input = screen.getByRole('textbox', { name: 'Name', description: 'Of a person Enter a name' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Enter a name');
  await expectAccessible(document.body);
});

test('TextField may have several lines, and is as high as its text without the help of a browser', async () => {
  const { user, changes } = show('', (field) => <TextField {...field} label="Text" isMultiline isFirst />);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.type(text, 'a{Enter}b');
  expect(changes.at(-1)).toBe('a\nb');
  expect(text.rows).toBe(2);
  await user.paste('b'.repeat(90));
  expect(text.rows).toBe(4);
  await expectAccessible(document.body);
});

test('NumberField shows what is wrong with a number until it is left', async () => {
  const { user, changes } = show<number | undefined>(5, (field) => (
    <NumberField {...field} label="Rows" min={1} max={9} problem="1 to 9" />
  ));
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rows' });
  await user.type(input, '0');
  expect(screen.getByRole('alert').textContent).toBe('1 to 9');
  expect(changes).toEqual([]);
  await expectAccessible(document.body);
  await user.tab();
  expect(input.value).toBe('5');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SelectField offers an empty choice where there may be none', async () => {
  const options = [{ value: 'a' as const, label: 'Letter A' }];
  const { user, changes } = show<'' | 'a'>('a', (field) => (
    <SelectField {...field} label="Letter" any="All letters" options={options} problem="Choose another" />
  ));
  const select = screen.getByRole('combobox', { name: 'Letter', description: 'Choose another' });
  await user.selectOptions(select, 'All letters');
  await user.selectOptions(select, 'Letter A');
  expect(changes).toEqual(['', 'a']);
  await expectAccessible(document.body);
});

test('TimeFields have a day and a time', async () => {
  const { user, changes } = show({ day: '', time: '' }, (field) => <TimeFields {...field} label="Start" />);
  await user.type(screen.getByLabelText('Start, day'), '2026-03-31');
  await user.type(screen.getByLabelText('Start, time'), '09:30');
  expect(changes.at(-1)).toEqual({ day: '2026-03-31', time: '09:30' });
  await expectAccessible(document.body);
});

test('LimitNote appears near the limit, and counts what is not shown', () => {
  const { rerender } = render(<LimitNote length={8} max={10} />);
  expect(screen.queryByRole('status')).toBeNull();
  const notes = [9, 10, 12].map((length) => {
    rerender(<LimitNote length={length} max={10} unit="lines" />);
    return screen.getByRole('status').textContent;
  });
  expect(notes).toEqual([
    '9 of 10 lines',
    '10 of 10 lines: limit reached',
    '12 of 10 lines: only the first 10 are shown',
  ]);
});

test('Labelled and LabelledGroup name what they hold', async () => {
  render(
    <LabelledGroup label="Address" help="Where it is">
      <Labelled label="Street" problem={null}>
        {(control) => <input {...control} />}
      </Labelled>
      <ProblemText>{null}</ProblemText>
    </LabelledGroup>,
  );
  screen.getByRole('group', { name: 'Address' });
  screen.getByRole('textbox', { name: 'Street' });
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible(document.body);
});
