import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToggleControl } from './ToggleControl.tsx';

test('a toggle with two named states has its label and current state as its accessible name', () => {
  const states = ['Left: Picture | Right: Text', 'Left: Text | Right: Picture'] as const;
  const field = { kind: 'toggle', path: 'config.reversed', label: 'Sides', states } as const;
  const owner = { kind: 'block', key: 'one' } as const;
  const html = (value: boolean) =>
    renderToStaticMarkup(
      <ToggleControl owner={owner} field={field} path={field.path} value={value} onChange={() => {}} />,
    );
  expect(html(false)).toContain('aria-label="Sides: Left: Picture | Right: Text"');
  expect(html(true)).toContain('aria-label="Sides: Left: Text | Right: Picture"');
});
