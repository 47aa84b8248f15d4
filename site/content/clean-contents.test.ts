import { describe, expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { frameClasses } from '../document/frame-classes.ts';
import { cleanContents } from './clean-contents.ts';

const headline = (key: string, more: object = {}) => ({ componentType: 'Headline', key, title: 'Hello', ...more });

describe('cleanContents()', () => {
  test('fills in the defaults of a block and of its spacing', () => {
    const { contents, warnings, errors } = cleanContents([{ componentType: 'Headline', key: 'a' }]);
    expect(contents[0]).toMatchObject({ title: 'Divider Text', spacing: { marginBottom: { base: 2, large: 2 } } });
    expect([...warnings, ...errors]).toEqual([]);
  });

  test('keeps unknown fields in place at any depth, and reports them', () => {
    const inner = headline('b', { extra: { deep: [2] } });
    const { contents, warnings, errors } = cleanContents([
      { componentType: 'Timeline', key: 'a', tabs: [{ title: 'x' }, { title: 'y', odd: 1, contents: [inner] }] },
    ]);
    expect(contents[0]).toMatchObject({ tabs: [{ title: 'x' }, { odd: 1, contents: [{ extra: { deep: [2] } }] }] });
    expect(warnings).toEqual([
      'Component Timeline (a): the field tabs.1.odd is unknown; it is kept and not published',
      'Component Headline (b): the field extra is unknown; it is kept and not published',
    ]);
    expect(errors).toEqual([]);
  });

  test('is idempotent', () => {
    const once = cleanContents([headline('a', { extra: 1 }), headline('b', { odd: { name: 'x' } })]);
    expect(cleanContents(once.contents)).toEqual(once);
  });

  test('drops fields whose names could reach a prototype, at any depth, and reports them', () => {
    const text = '{"componentType":"Headline","key":"a","__proto__":{"x":1},"odd":{"constructor":{"y":1},"z":1}}';
    const { contents, warnings } = cleanContents([JSON.parse(text)]);
    expect(contents[0]).toMatchObject({ odd: { z: 1 } });
    expect(JSON.stringify(contents)).not.toMatch(/__proto__|constructor/);
    expect(contents[0]).not.toHaveProperty('x');
    expect(warnings).toEqual([
      'Component Headline (a): no field can be called __proto__; it was removed',
      'Component Headline (a): no field can be called odd.constructor; it was removed',
      'Component Headline (a): the field odd is unknown; it is kept and not published',
    ]);
  });

  test('rejects more than 64 KB of unknown fields in a block; its children are counted separately', () => {
    const large = (key: string, length: number) => headline(key, { odd: 'x'.repeat(length) });
    const columns = { componentType: 'ThreeColumnContent', key: 'a', left: [large('b', 60_000), large('c', 60_000)] };
    expect(cleanContents([columns]).errors).toEqual([]);
    expect(cleanContents([large('a', 70_000)]).errors).toEqual([
      'Component Headline (a): unknown fields can take 64 KB, and these take 69 KB',
    ]);
  });

  test.each(['ContentPanel', 'Timeline'])('refuses a Hub inside a column in %s', (componentType) => {
    const hub = { componentType: 'Hub', key: 'hub' };
    const inside = (key: string) => ({ componentType: 'ThreeColumnContent', key, left: [hub] });
    const lists = { contents: [inside('b')], tabs: [{ title: 'Intro', contents: [inside('c')] }] };
    const list = componentType === 'Timeline' ? { tabs: lists.tabs } : { contents: lists.contents };
    expect(cleanContents([{ componentType, key: 'a', ...list }]).errors).toEqual([
      expect.stringMatching(/^Component ThreeColumnContent \([bc]\): Left column cannot contain Hub components$/),
    ]);
    expect(cleanContents([{ componentType: 'ContentPanel', key: 'a', contents: [hub] }]).errors).toEqual([
      'Component ContentPanel (a): Panel cannot contain Hub components',
    ]);
  });

  test('keeps what is beyond a limit, valid and sanitised, and reports it', () => {
    const tab = (title: string, description = '') => ({ header: title, description });
    const hostile = tab('four', '<p onclick="x()">Hi</p>');
    const tabs = [tab('one'), tab('two'), tab('three'), hostile, { header: 7 }];
    const { contents, warnings, errors } = cleanContents([{ componentType: 'ThreeTabs', key: 'a', tabs }]);
    expect(contents[0]).toMatchObject({
      tabs: [{}, {}, { header: 'three' }, { header: 'four', description: '<p>Hi</p>' }],
    });
    expect(warnings).toEqual(['Component ThreeTabs (a): tabs: 5 items, and only the first 3 are shown']);
    expect(errors).toEqual([]);
  });

  test('sanitises rich text inside containers', () => {
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

  test('keeps a block of unknown type unchanged and reports it', () => {
    const unknown = { componentType: 'constructor', key: 'a', anything: [1] };
    const { contents, warnings, errors } = cleanContents([unknown]);
    expect(contents[0]).toMatchObject(unknown);
    expect(warnings).toEqual(['Component constructor (a): no component has this type; it is kept and not shown']);
    expect(errors).toEqual([]);
  });

  test.each(['red;background:url(//x)', '__proto__', 'pink on-ground'])(
    'accepts only names and numbers as colours, steps and classes: %s',
    (value) => {
      const backgroundColour = { value, fontColour: value };
      const spacing = { marginTop: { base: value, small: 99, large: -1 } };
      const { contents } = cleanContents([headline('a', { backgroundColour, spacing })]);
      expect(contents.flatMap((item) => frameClasses(item as ContentItem).split(' '))).not.toContain(value);
      expect(JSON.stringify(contents)).not.toContain(value);
    },
  );

  test('keeps a removed colour, never as a class, and reports the colour shown instead', () => {
    const quote = (colour: string) => ({
      ...{ componentType: 'QuoteBlock', key: 'a', config: { backgroundColour: colour } },
      backgroundColour: { value: 'constructor' },
    });
    const { contents, warnings } = cleanContents([quote('mauve')]);
    expect(contents[0]).toMatchObject(quote('mauve'));
    expect(contents.map((item) => frameClasses(item))).toEqual(['block mb2']);
    expect(warnings).toEqual([
      'Component QuoteBlock (a): the colour constructor (backgroundColour) is not offered; transparent is shown instead',
      'Component QuoteBlock (a): the colour mauve (config.backgroundColour) is not offered; transparent is shown instead',
    ]);
  });

  test.each([
    ['yellow', []],
    [
      'mauve',
      ['Component Headline (a): the colour mauve (backgroundColour) is not offered; transparent is shown instead'],
    ],
  ])('reads %s as the colour of that name', (name, said) => {
    const { contents, warnings } = cleanContents([headline('a', { backgroundColour: name })]);
    expect([contents[0]?.backgroundColour?.value, warnings]).toEqual([name, said]);
  });

  test('rejects invalid values and duplicate keys, naming the block', () => {
    const { errors } = cleanContents([headline('a', { title: 7 }), headline('b'), headline('b')]);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toBe('Component Headline (a): title: This is not text');
    expect(errors[1]).toBe('Two components have the key b');
  });

  test('rejects containers nested too deeply', () => {
    let item: object = headline('deepest');
    for (let depth = 0; depth < 30; depth++)
      item = { componentType: 'ThreeColumnContent', key: `k${depth}`, left: [item] };
    expect(cleanContents([item]).errors).toEqual([
      'Component ThreeColumnContent (k22): components can be nested 8 deep',
    ]);
  });
});
