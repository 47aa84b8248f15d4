import { describe, expect, test } from 'vitest';
import type { Reader } from '#content-store/model/published/reader.ts';
import { editableFields, KNOWN_IMAGE, pageCard, renderBlock } from '../../testing/render-for-test.tsx';
import { ourTeam } from './definition.ts';

const draft = { componentType: 'OurTeam', heading: 'People' };
const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => pageCard(`team/${slug}`, { heading: slug }));

describe('OurTeam', () => {
  test('OurTeam links to each person with a "meet" link', async () => {
    const asha = pageCard('team/asha', { heading: 'Asha', image: { imageId: KNOWN_IMAGE._id, alt: '', caption: '' } });
    const html = await renderBlock(draft, [asha]);
    expect(html).toContain('href="/team/asha"');
    expect(html).toContain('Meet them');
    expect(html).toContain('420x420');
  });

  test("OurTeam shows placeholders for a person's missing details", async () => {
    const html = await renderBlock(draft, [pageCard('team/nobody')]);
    expect(html).toContain('Missing Name');
    expect(html).toContain('Missing Description');
  });

  test('OurTeam asks for people and leaves out the page it is on', async () => {
    const asked: unknown[] = [];
    const ask = async (kind: string) => asked.push(kind) && [];
    await ourTeam.ask?.(ourTeam.schema.parse({}), { ask } as unknown as Reader);
    expect(asked).toEqual(['people']);
    expect(await renderBlock(draft, [pageCard('page1', { heading: 'The page itself' })])).toBe('');
  });

  test('OurTeam puts every third person on a square', async () => {
    const shapes = [...(await renderBlock(draft, people)).matchAll(/class="shape (square)?/g)].map(
      ([, square]) => square,
    );
    expect(shapes).toEqual([undefined, undefined, 'square', undefined, undefined, 'square']);
  });

  test('OurTeam mixes its colours the same way every time', async () => {
    expect(await renderBlock(draft, people)).toBe(await renderBlock(draft, people));
  });

  test('OurTeam renders nothing to visitors when it finds no people', async () => {
    expect(await renderBlock(draft)).toBe('');
  });

  test('OurTeam is edited in place', async () => {
    expect(await editableFields(draft)).toEqual(['heading']);
  });
});
