import { join } from 'node:path';
import { type UnitNames, type UnitTarget, unitNames, writeUnit } from './new-unit.ts';
import { writeBuiltIn } from './write-built-in.ts';

/** What depends on the template that offers a header. */
interface HeaderOf {
  imports: string;
  /** The type of its props. */
  props: string;
  /** Markup above the heading. */
  first: string;
}

const OF_ANY_PAGE: HeaderOf = {
  imports: "import { Breadcrumb, type GenericHeaderProps } from 'pagewright/headers';",
  props: 'GenericHeaderProps',
  first: '',
};

/** Writes a header that passes its checks into a site folder or the product. Returns the files' paths. */
export async function newHeader(target: UnitTarget, name: string): Promise<string[]> {
  const files = await writeHeader(target, unitNames(name), OF_ANY_PAGE);
  if (target.isProduct) await writeBuiltIn(target.siteDir);
  return files;
}

/** Writes the folder of a header. Returns the files' paths. */
export const writeHeader = (target: UnitTarget, { folder, type }: UnitNames, of: HeaderOf): Promise<string[]> =>
  writeUnit(target, join('headers', folder), {
    [`${type}.tsx`]: view(type, of),
    [`${type}.module.css`]: STYLES,
    [`${type}.test.tsx`]: test(type),
  });

const view = (type: string, { imports, props, first }: HeaderOf) => `import { Text } from 'pagewright/elements';
${imports}
import styles from './${type}.module.css';

/** The header of the page. */
export function ${type}({ page, header }: ${props}) {
  return (
    <header className={\`column \${styles.header}\`}>
      <Breadcrumb page={page} trail={header.breadcrumb} />${first}
      <Text field="header.heading" as="h1" value={header.heading} />
      <Text field="header.description" as="p" value={header.description} />
    </header>
  );
}
`;

const test = (type: string) => `import { expect, test } from 'vitest';
import { renderHeader } from 'pagewright/testing';

test('${type} shows the heading, once, and the description', async () => {
  const markup = await renderHeader('${type}', { heading: 'One day', description: 'It rained.' });
  expect(markup.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1>One day']);
  expect(markup).toContain('It rained.');
});
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
