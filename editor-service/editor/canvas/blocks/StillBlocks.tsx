import { useCallback, useMemo } from 'react';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import type { PreparedContent } from '#site/content/prepare-content.ts';
import { sanitiseFields } from '#site/content/sanitise-rich-text.ts';
import { answersFor } from '#site/document/answers-for.ts';
import { frameClasses } from '#site/document/frame-classes.ts';
import type { CommonAnswers, PageFacts } from '#site/elements/common-answers.ts';
import { FieldHostContext } from '#site/elements/field-host.ts';
import { SelectingContext, useShell } from '../state/shell-context.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { prepareQuietly } from './first-answers.ts';
import { useAnswers } from './use-answers.ts';
import { slotNodes, viewOf } from './view-of.tsx';

interface Props {
  items: readonly ContentItem[];
  page: PageFacts;
}

/** Blocks as visitors see them: nothing in them can be selected or edited. Unreadable ones are left out. */
export function StillBlocks({ items, page }: Props) {
  return (
    <SelectingContext value={false}>
      <FieldHostContext value={null}>
        {items.map((item, index) => (
          <div
            key={item.key}
            className={frameClasses(item, items[index - 1])}
            data-still={blockOf(item.componentType)?.definition.label}
          >
            <StillBlock item={item} page={page} />
          </div>
        ))}
      </FieldHostContext>
    </SelectingContext>
  );
}

function StillBlock({ item, page }: { item: ContentItem; page: PageFacts }) {
  const { reader } = useShell();
  const prepared = useMemo(() => prepareSanitised(item), [item]);
  const ask = useCallback(
    async (): Promise<CommonAnswers | null> =>
      prepared && answersFor(prepared.definition, prepared.content, page, reader),
    [prepared, page, reader],
  );
  const answers = useAnswers(ask, null);
  const View = viewOf(item.componentType);
  if (!View || !prepared || !answers) return null;
  return (
    <BlockBoundary label={prepared.definition.label} content={prepared.content}>
      <View
        {...{
          content: prepared.content,
          answers,
          ...slotNodes(prepared, ({ items }) => <StillBlocks items={items} page={page} />),
        }}
      />
    </BlockBoundary>
  );
}

function prepareSanitised(item: ContentItem): PreparedContent | null {
  const prepared = prepareQuietly(item);
  return prepared && { ...prepared, content: sanitiseFields(prepared.content, prepared.definition.fields) };
}
