import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type UnitNames, type UnitTarget, unitNames, writeUnit } from './new-unit.ts';
import { writeBuiltIn } from './write-built-in.ts';

/**
 * Writes a block (a heading and a text) that passes its checks into a site folder, or into the product with a demo page
 * that shows it. Returns the files' paths.
 */
export async function newBlock(target: UnitTarget, name: string): Promise<string[]> {
  const names = unitNames(name);
  const files = await writeUnit(target, join('blocks', names.folder), {
    'definition.ts': definition(names),
    [`${names.type}.tsx`]: view(names),
    [`${names.type}.module.css`]: STYLES,
    [`${names.type}.test.tsx`]: test(names),
  });
  if (!target.isProduct) return files;
  const shown = join(target.siteDir, 'demo/content/pages/blocks', `${names.folder}.ts`);
  await writeFile(shown, demoPage(names));
  await writeBuiltIn(target.siteDir);
  return [...files, shown];
}

const definition = ({
  type,
  value,
  label,
}: UnitNames) => `import { defineBlock, richText, text } from 'pagewright/fields';

export const ${value} = defineBlock({
  componentType: '${type}',
  label: '${label}',
  description: 'What this block is for, in one sentence for editors.',
  sample: { heading: '${label}', text: '<p>Two or three plain sentences, for editors to type over.</p>' },
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    text: richText('Text', { placeholder: 'Paragraph' }),
  },
});
`;

const view = ({ type, value }: UnitNames) => `import { RichText, Text } from 'pagewright/elements';
import type { ContentOf } from 'pagewright/fields';
import type { ${value} } from './definition.ts';
import styles from './${type}.module.css';

/** The view of the block: the same content must give the same markup on the site and in the editor. */
export function ${type}({ content }: { content: ContentOf<typeof ${value}> }) {
  return (
    <div className={styles.sheet}>
      <Text field="heading" as="h2" value={content.heading} />
      <RichText field="text" value={content.text} />
    </div>
  );
}
`;

const STYLES = `@layer blocks {
  .sheet {
    display: grid;
    gap: var(--space-4);
    padding: var(--inset);
    border-radius: var(--radius);
    background: var(--sheet);
    color: var(--on-sheet);
    box-shadow: var(--sheet-shadow) var(--hairline-soft);
  }
}
`;

const test = ({ type, value, label }: UnitNames) => `import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from 'pagewright/testing';
import { ${value} } from './definition.ts';

const FILLED = { componentType: '${type}', ...${value}.sample };

describe('${type}', () => {
  test('${value} gives a new block its defaults', () => {
    expect(${value}.schema.parse({})).toEqual({ heading: '', text: '' });
  });

  test('${type} shows its heading and its text', async () => {
    const markup = await renderBlock(FILLED);
    expect(markup).toContain('<h2>${label}</h2>');
    expect(markup).toContain('<p>Two or three plain sentences, for editors to type over.</p>');
  });

  test('${type} is edited in place', async () => {
    expect(await editableFields(FILLED)).toEqual(['heading', 'text']);
  });
});
`;

const demoPage = ({ folder, type, value, label }: UnitNames) => `import { blockPage } from '../../demo-page.ts';

export const ${value}Page = blockPage('${folder}', '${label}', 'What it shows, in one sentence.', [
  { componentType: '${type}', heading: '${label}', text: '<p>One paragraph.</p>' },
]);
`;
