import { describe, expect, test } from 'vitest';
import { renderStatic } from '../document/render-static.ts';
import { Columns } from './Columns.tsx';

const reverse = { desktop: false, mobile: false };

function render(places: object): string {
  return renderStatic(Columns, { places: { width: 6, gap: 1, reverse, ...places }, left: 'LEFT', right: 'RIGHT' });
}

describe('Columns', () => {
  test('Columns divides the row in twelfths, its gap included', () => {
    expect(render({})).toBe(
      '<div class="columns beside gap1"><div class="left twelfths6">LEFT</div><div class="twelfths5">RIGHT</div></div>',
    );
  });

  test('Columns leaves the whole row to the columns when the gap is in pixels', () => {
    const html = render({ gap: 3, usePixelGap: true });
    expect(html).toContain('<div class="columns beside pixels3"><div class="left twelfths6">');
    expect(html).toContain('<div class="twelfths6">RIGHT');
  });

  test('Columns swaps the columns on desktop, on phones, and stretches them to one height', () => {
    expect(render({ reverse: { ...reverse, desktop: true } })).toContain('class="columns beside gap1 swapped"');
    expect(render({ reverse: { ...reverse, mobile: true } })).toContain('class="columns rightFirst beside gap1"');
    expect(render({ matchHeight: true })).toContain('class="columns beside gap1 matched"');
  });

  test.each([{ width: 10, gap: 2 }, { width: 0 }])('Columns stacks columns when one has no room: %j', (places) => {
    expect(render(places)).toContain('<div class="columns"><div class="left');
  });
});
