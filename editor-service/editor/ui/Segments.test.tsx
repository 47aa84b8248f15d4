// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Segments } from './Segments.tsx';

test('Segments says which choice is pressed, and refuses one with an obstacle, which it names', async () => {
  const onChange = vi.fn();
  const segments = [
    { value: 'tree', label: 'Tree', obstacle: 'Search results are a list' },
    { value: 'list', label: '≡', name: 'List' },
    { value: 'grid', label: 'Grid' },
  ];
  render(<Segments segments={segments} value="list" onChange={onChange} />);
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([screen.getByRole('button', { name: 'List' })]);
  const tree = screen.getByRole('button', { name: 'Tree' });
  expect(tree.title).toBe('Search results are a list');
  await userEvent.click(tree);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('grid');
});
