import { join } from 'node:path';
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
  const header = await writeUnit(target, join('headers', `${names.folder}-header`), {
    [`${type}.tsx`]: view(names, type),
    [`${type}.module.css`]: STYLES,
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

const TEMPLATES = '../../templates';

const view = ({ value, folder }: UnitNames, header: string) => `import { Text } from 'pagewright/elements';
import { Breadcrumb, type HeaderPropsOf } from 'pagewright/headers';
import type { ${value} } from '${TEMPLATES}/${folder}/definition.ts';
import styles from './${header}.module.css';

/** The header of the page. */
export function ${header}({ page, header }: HeaderPropsOf<typeof ${value}>) {
  return (
    <header className={\`column \${styles.header}\`}>
      <Breadcrumb page={page} trail={header.breadcrumb} />
      <Text field="header.subheading" as="p" className="eyebrow" placeholder="Subheading" value={header.subheading} />
      <Text field="header.heading" as="h1" value={header.heading} />
      <Text field="header.description" as="p" value={header.description} />
    </header>
  );
}
`;

const STYLES = `@layer chrome {
  .header {
    display: grid;
    gap: var(--space-4);
    padding-block: var(--space-12) var(--header-end);
  }

  .header > p {
    max-inline-size: var(--measure);
  }
}
`;
