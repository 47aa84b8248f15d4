import * as builtIn from '#site/blocks/built-in-definitions.ts';
import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { BLOCK_GROUPS } from '#site/fields/block-groups.ts';
import { draftSchema } from '#site/fields/draft-schema.ts';
import { fieldTable } from './field-table.ts';

/** The address of the page that shows every block. */
export const BLOCK_PAGE = 'reference/blocks';

const definitions = Object.values(builtIn) as readonly BlockDefinition[];

/** Some blocks have an element with their own name as its id. */
export const anchorOf = (componentType: string): string => `block-${componentType}`;

/** The page of blocks as Markdown: each with its description, the place of its example and its fields. */
export function blockPage(): string {
  const groups = Object.entries(BLOCK_GROUPS)
    .map(([group, title]) => ({ title, blocks: definitions.filter((one) => (one.group ?? 'other') === group) }))
    .filter(({ blocks }) => blocks.length > 0);
  const index = groups.map(({ title, blocks }) => {
    const links = blocks.map(({ label, componentType }) => `[${label}](#${anchorOf(componentType)})`);
    return `- **${title}:** ${links.join(', ')}`;
  });
  const parts = groups.flatMap(({ title, blocks }) => [`## ${title}`, ...blocks.map(blockText)]);
  return [INTRODUCTION, index.join('\n'), ...parts].join('\n\n');
}

const INTRODUCTION =
  'Every block of this version, with contents of the demo and the fields that editors fill in, made from the definitions. `[]` stands for each entry of a list; what is required is demanded at publishing.';

function blockText(definition: BlockDefinition): string {
  const { componentType, label, description, slots } = definition;
  const inside = slots?.(draftSchema(definition.schema).parse({})).map((slot) => slot.label) ?? [];
  return [
    `<!-- block ${componentType} -->`,
    `### ${label}`,
    `${description} \`${componentType}\``,
    `<!-- example ${componentType} -->`,
    fieldTable(definition),
    ...(inside.length > 0 ? [`Holds other blocks: ${inside.join(', ')}.`] : []),
  ].join('\n\n');
}
