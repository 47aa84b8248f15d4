import { describe, expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { frameClasses } from '../document/frame-classes.ts';
import { cleanContents } from './clean-contents.ts';

const headline = (key: string, more: object = {}) => ({ componentType: 'Headline', key, title: 'Hello', ...more });

describe('cleanContents()', () => {
  test('fills in the defaults of a block and of its spacing', () => {
    const { contents, warnings, errors } = cleanContents([{ componentType: 'Headline', key: 'a' }]);
    expect(contents[0]).toMatchObject({ title: 'Divider Text', spacing: { marginBottom: { base: 2, large: 2 } } });
    expect([...warnings, ...errors]).toEqual([]);
  });

  test('drops unknown fields, however deep, and names them', () => {
    const { contents, warnings } = cleanContents([
      { componentType: 'Timeline', key: 'a', tabs: [{ title: 'x', odd: 1, contents: [headline('b', { extra: 2 })] }] },
    ]);
    expect(JSON.stringify(contents)).not.toMatch(/odd|extra/);
    expect(warnings).toEqual([
      'Component Timeline (a): the field tabs.0.odd is unknown and was dropped',
      'Component Headline (b): the field extra is unknown and was dropped',
    ]);
  });

  test('C01 sanitises rich text inside containers', () => {
    const paragraph = '<p onclick="x()">Hi <a href="javascript:x()">you</a><script>x()</script></p>';
    const { contents } = cleanContents([
      {
        componentType: 'ThreeColumnContent',
        key: 'a',
        left: [{ componentType: 'LeftRightContent', key: 'b', paragraph }],
      },
    ]);
    expect(contents[0]).toMatchObject({ left: [{ paragraph: '<p>Hi <a>you</a></p>' }] });
  });

  test('C06 keeps a block of an unknown type as it is and says so', () => {
    const unknown = { componentType: 'constructor', key: 'a', anything: [1] };
    const { contents, warnings, errors } = cleanContents([unknown]);
    expect(contents[0]).toMatchObject(unknown);
    expect(warnings).toEqual(['Component constructor (a): no component has this type; it is kept and not shown']);
    expect(errors).toEqual([]);
  });

  test.each(['red;background:url(//x)', 'constructor', '__proto__', 'pink on-ground'])(
    'C04 takes no colour, step or class but those there are: %s',
    (value) => {
      const backgroundColour = { value, fontColour: value };
      const spacing = { marginTop: { base: value, small: 99, large: -1 } };
      const { contents } = cleanContents([headline('a', { backgroundColour, spacing, colour: value })]);
      expect(contents.flatMap((item) => frameClasses(item as ContentItem).split(' '))).not.toContain(value);
      expect(JSON.stringify(contents)).not.toContain(value);
    },
  );

  test('refuses wrong values and keys that two blocks share, naming the block', () => {
    const { errors } = cleanContents([headline('a', { title: 7 }), headline('b'), headline('b')]);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toBe('Component Headline (a): title: This is not a text');
    expect(errors[1]).toBe('Two components have the key b');
  });

  test('refuses containers nested without end', () => {
    let item: object = headline('deepest');
    for (let depth = 0; depth < 30; depth++)
      item = { componentType: 'ThreeColumnContent', key: `k${depth}`, left: [item] };
    expect(cleanContents([item]).errors).toEqual([
      'Component ThreeColumnContent (k22): components may be nested 8 deep',
    ]);
  });
});
