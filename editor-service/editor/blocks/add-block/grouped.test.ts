import { expect, test } from 'vitest';
import { definitions } from '#site/blocks/definitions.ts';
import { blockChoices, grouped, patternChoices, sectionChoices } from './choice.ts';

const pattern = {
  ...{ _id: 'p1', name: 'Opening hours', updatedAt: '', updatedBy: 'ada' },
  contents: [{ componentType: 'Headline', key: 'k1', spacing: undefined }],
} as unknown as Parameters<typeof patternChoices>[0][number];
const section = { _id: 'S1', name: 'Come round', published: false, updatedAt: '', uses: 2 };
const choices = [
  ...blockChoices(definitions, null),
  ...patternChoices([pattern], null),
  ...sectionChoices([section, { ...section, _id: 'OPEN' }], null, 'OPEN'),
];

test('grouped() shows what was used lately first, and everything once', () => {
  const groups = grouped(choices, '', ['QuoteBlock', 'gone', 'pattern:p1']);
  expect(groups[0]).toMatchObject({ name: 'Recently used', choices: [{ id: 'QuoteBlock' }, { id: 'pattern:p1' }] });
  expect(groups.map(({ name }) => name).slice(1, 3)).toEqual(['Text', 'Pictures, video and sound']);
  const ids = groups.flatMap((group) => group.choices.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(grouped(choices, '', []).at(-1)).toMatchObject({ name: 'Sections', choices: [{ id: 'section:S1' }] });
});

test('grouped() finds patterns and sections by their names too', () => {
  expect(grouped(choices, 'opening', [])).toMatchObject([{ choices: [{ label: 'Opening hours' }] }]);
  expect(grouped(choices, 'come', [])[0]?.choices[0]).toMatchObject({
    detail: 'Section, used in 2 places, never published',
  });
});

test('a pattern is added as copies, a section as a block that shows it', () => {
  const [copy] = choices.find(({ id }) => id === 'pattern:p1')?.make(null) ?? [];
  expect(copy?.key).not.toBe('k1');
  expect(choices.find(({ id }) => id === 'section:S1')?.make(null)).toMatchObject([
    { componentType: 'Section', sectionId: 'S1' },
  ]);
});
