import * as builtIn from '#site/blocks/built-in-definitions.ts';
import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { BLOCK_GROUPS } from '#site/fields/block-groups.ts';
import { draftSchema } from '#site/fields/draft-schema.ts';
import { fieldTable } from './field-table.ts';

/** The address of the page that shows every block. */
export const BLOCK_PAGE = 'reference/blocks';

const definitions = Object.values(builtIn) as readonly BlockDefinition[];

/** The page of blocks as Markdown: each with its description, the place of its example and its fields. */
export function blockPage(): string {
  const groups = Object.entries(BLOCK_GROUPS).flatMap(([group, title]) => {
    const blocks = definitions.filter((one) => (one.group ?? 'other') === group);
    return blocks.length > 0 ? [`## ${title}`, ...blocks.map(blockText)] : [];
  });
  return [INTRODUCTION, ...groups].join('\n\n');
}

const INTRODUCTION =
  'Every block of this version, with contents of the demo and the fields that editors fill in, made from the definitions. A field in `[]` is that of each entry of a list; what is required is demanded at publishing.';

function blockText(definition: BlockDefinition): string {
  const { componentType, label, description, slots } = definition;
  const inside = slots?.(draftSchema(definition.schema).parse({})).map((slot) => slot.label) ?? [];
  return [
    `### ${label}`,
    `${description} \`${componentType}\``,
    `<!-- example ${componentType} -->`,
    fieldTable(definition),
    ...(inside.length > 0 ? [`Holds other blocks: ${inside.join(', ')}.`] : []),
  ].join('\n\n');
}
