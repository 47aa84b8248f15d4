import { join } from 'node:path';
import { writeHeader } from './new-header.ts';
import { type UnitNames, type UnitTarget, unitNames, writeUnit } from './new-unit.ts';
import { writeBuiltIn } from './write-built-in.ts';

/** Writes a page template and its header, which pass their checks, into a site folder or the product. Returns the paths. */
export async function newTemplate(target: UnitTarget, name: string): Promise<string[]> {
  const names = unitNames(name);
  const type = `${names.type}Header`;
  const template = await writeUnit(target, join('templates', names.folder), {
    'definition.ts': definition(names, type),
    'definition.test.ts': test(names),
  });
  const header = await writeHeader(target, unitNames(`${names.folder}-header`), {
    imports: `import { Breadcrumb, type HeaderPropsOf } from 'pagewright/headers';
import type { ${names.value} } from '../../templates/${names.folder}/definition.ts';`,
    props: `HeaderPropsOf<typeof ${names.value}>`,
    first: `
      <Text field="header.subheading" as="p" className="eyebrow" placeholder="Subheading" value={header.subheading} />`,
  });
  if (target.isProduct) await writeBuiltIn(target.siteDir);
  return [...template, ...header];
}

const definition = (
  { value, label }: UnitNames,
  header: string,
) => `import { defineTemplate, headerWords, pageBackground, text, trail } from 'pagewright/fields';

export const ${value} = defineTemplate({
  template: '${value}',
  label: '${label}',
  description: 'What this kind of page is for, in one sentence for editors.',
  header: {
    ...headerWords,
    subheading: text('Subheading'),
    ...pageBackground,
    ...trail,
  },
  headerTypes: ['${header}'],
  initial: { showBreadcrumb: true, backgroundColour: 'backgroundWhite' },
});
`;

const test = ({ value }: UnitNames) => `import { expect, test } from 'vitest';
import { ${value} } from './definition.ts';

test('${value} gives a new page its defaults', () => {
  expect(${value}.header.parse({})).toMatchObject({ heading: '', description: '', subheading: '' });
});
`;
