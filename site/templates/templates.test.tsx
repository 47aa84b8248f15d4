import { describe, expect, test } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { cleanContents } from '../content/clean-contents.ts';
import { templateOf, templates } from './definitions.ts';
import { headerOf } from './header-of.ts';

describe('templates', () => {
  test('have the names and first headers of the specification, and news', () => {
    expect(templates.map(({ template, headerTypes }) => [template, headerTypes[0]])).toEqual([
      ['generic', 'HeaderThree'],
      ['careers', 'Careers'],
      ['home', 'Home'],
      ['news', 'HeaderThree'],
      ['teamMember', 'TeamMember'],
    ]);
  });

  test.each(templates.map((template) => [template.template, template] as const))(
    '%s starts with contents and a header that can be saved',
    (_name, { header, initial }) => {
      expect(header.safeParse({}).success).toBe(true);
      expect(cleanContents(initial.contents ?? [])).toMatchObject({ errors: [], warnings: [] });
    },
  );

  test('careers starts as a job advertisement', () => {
    const contents = templateOf('careers')?.initial.contents ?? [];
    expect(contents.map(({ componentType }) => componentType)).toEqual([
      ...Array.from({ length: 4 }, () => ['ColumnContent', 'SimpleDivider']).flat(),
      'Button',
    ]);
    expect(contents.flatMap(({ heading }) => heading ?? [])).toEqual([
      'Your role',
      'Your key responsibilities',
      'Your experience',
      'Your skills and knowledge',
    ]);
  });

  test('careers pins its notice on pink', () => {
    const page = publishedPageSchema.parse({ _id: 'p', domainId: 'd', slug: 'cook', template: 'careers' });
    expect(headerOf(page).header).toMatchObject({ config: { backgroundColour: 'pink' }, textColourPurple: true });
  });
});
