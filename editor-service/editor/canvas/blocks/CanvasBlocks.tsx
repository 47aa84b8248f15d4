import { memo, useCallback, useContext, useDeferredValue, useMemo, useRef } from 'react';
import { ZodError } from 'zod';
import { SECTION_TYPE } from '#content-store/model/entities/section.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { type PreparedContent, prepareContent } from '#site/content/prepare-content.ts';
import { answersFor } from '#site/document/answers-for.ts';
import { frameClasses } from '#site/document/frame-classes.ts';
import type { CommonAnswers } from '#site/elements/common-answers.ts';
import { FieldOwnerContext } from '#site/elements/field-host.ts';
import { shownRichText } from '#site/elements/shown-rich-text.ts';
import { ShownTextContext } from '#site/elements/shown-text-context.ts';
import { useFrameTexts } from '#site/texts/use-texts.ts';
import { findList, type ListAddress } from '../../store/blocks/block-tree.ts';
import { whyUnread } from '../../store/blocks/why-unread.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { isSame } from '../../store/documents/same.ts';
import { useBlockChange } from '../comparison/comparison-context.ts';
import { SelectingContext, useDocuments, useIsSelected, usePageFacts, useShell } from '../state/shell-context.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { useFirstAnswers } from './first-answers.ts';
import { restWhenFar } from './rest-when-far.ts';
import { SectionBlocks } from './SectionBlocks.tsx';
import { useAnswers } from './use-answers.ts';
import { useBlockItem } from './use-block-item.ts';
import { slotNodes, viewOf } from './view-of.tsx';

/** A list of blocks; rendered again only when blocks are added, removed or moved. Keep `address` the same object. */
export const CanvasBlocks = memo(function CanvasBlocks({ address, label }: { address: ListAddress; label: string }) {
  const shell = useShell();
  const isSelecting = useContext(SelectingContext);
  const keys = useDocuments((documents) => keysIn(documents, address), isSame);
  const positions = useDeferredValue(useMemo(() => positionsIn(keys), [keys]));
  if (keys.length === 0 && isSelecting) {
    return (
      <button type="button" className="pw-empty-list" onClick={() => shell.openPicker(JSON.stringify(address), 0)}>
        {address.kind === 'slot' && <span>Missing Contents</span>}
        Add the first component to {label}
      </button>
    );
  }
  return keys.map((key, index) => (
    <CanvasBlock key={key} blockKey={key} position={positions.get(key) ?? `${index + 1} of ${keys.length}`} />
  ));
});

/** Each block's position in words. Adding or removing one changes all of them; the update may follow the paint. */
function positionsIn(keys: readonly string[]): ReadonlyMap<string, string> {
  return new Map(keys.map((key, index) => [key, `${index + 1} of ${keys.length}`]));
}

function keysIn(documents: Documents, address: ListAddress): string[] {
  return findList(documents, address)?.items.map(({ key }) => key) ?? [];
}

interface BlockProps {
  blockKey: string;
  /** `2 of 7`: announced with the block's name. */
  position: string;
}

/** One block in its frame. Subscribes only to its own content: typing in it, or moving it, renders no other block. */
const CanvasBlock = memo(function Block({ blockKey, position }: BlockProps) {
  const { item, previous, isEmpty } = useBlockItem(blockKey);
  const isSelecting = useContext(SelectingContext);
  const isSelected = useIsSelected(blockKey);
  const change = useBlockChange(blockKey);
  const prepared = useMemo(() => item && prepare(item), [item]);
  const shown = useRef<PreparedContent | null>(null);
  if (!item || !prepared) return null;
  const { problem } = prepared;
  // While the content is invalid, the last valid version stays on the page to be corrected.
  const block = prepared.block ?? shown.current;
  shown.current = block;
  const label = block?.definition.label ?? item.componentType;
  const selectable = isSelecting && {
    tabIndex: 0,
    role: 'group',
    'aria-roledescription': 'component',
    'aria-label': `${label}, ${position}${isSelected ? ', selected' : ''}`,
    'data-selected': isSelected || undefined,
  };
  const compared = change && {
    tabIndex: -1,
    role: 'group',
    'aria-label': [`${label}, ${change.kind}`, ...new Set(change.fields.map(({ name }) => name))].join(', '),
    'data-change': change.kind,
  };
  return (
    <div
      ref={restWhenFar}
      className={frameClasses(item, previous)}
      id={item.id}
      data-block={blockKey}
      data-label={label}
      data-nothing={(isSelecting && isEmpty) || undefined}
      {...selectable}
      {...compared}
    >
      {problem && <p className="pw-problem">{problem}</p>}
      {block && (
        <BlockBoundary label={label} content={item}>
          <BlockView block={block} blockKey={blockKey} />
        </BlockBoundary>
      )}
    </div>
  );
});

/** The block as visitors see it; not rendered again when it moves or the selection changes. */
const BlockView = memo(function BlockView({ block, blockKey }: { block: PreparedContent; blockKey: string }) {
  const { reader } = useShell();
  const { definition, content } = block;
  const page = usePageFacts();
  const first = useFirstAnswers().blocks.get(blockKey) ?? null;
  const ask = useCallback(
    (): Promise<CommonAnswers> => answersFor(definition, content, page, reader),
    [definition, content, page, reader],
  );
  const answers = useAnswers(ask, first);
  const children = useMemo(
    () =>
      content.componentType === SECTION_TYPE
        ? { children: <SectionBlocks item={content} /> }
        : slotNodes(
            block,
            ({ path, label }) => <CanvasBlocks address={{ kind: 'slot', key: blockKey, path }} label={label} />,
            true,
          ),
    [block, blockKey, content],
  );
  const { table } = useFrameTexts();
  const shownText = useCallback(
    (markup: string) => (answers ? shownRichText(markup, { pictures: answers, table }) : markup),
    [answers, table],
  );
  const View = viewOf(definition.componentType);
  if (!View || !answers) {
    return (
      <p className="pw-problem" data-awaited="">
        {definition.label} is loading…
      </p>
    );
  }
  return (
    <FieldOwnerContext value={{ kind: 'block', key: blockKey }}>
      <ShownTextContext value={shownText}>
        <View content={content} answers={answers} {...children} />
      </ShownTextContext>
    </FieldOwnerContext>
  );
});

/** `problem`: why the block cannot be rendered; empty when it can. */
function prepare(item: ContentItem): { block: PreparedContent | null; problem: string } {
  try {
    const block = prepareContent(item);
    if (block) return { block, problem: '' };
    return { block, problem: `${whyUnread(item) ?? ''} Visitors do not see it.` };
  } catch (failure) {
    console.warn(failure);
    const reason = failure instanceof ZodError ? failure.issues[0]?.message : undefined;
    const problem = reason ?? `The content of this ${item.componentType} cannot be read.`;
    return { block: null, problem: `${problem.replace(/(?<![.!?])$/, '.')} Undo, or correct it in the panel.` };
  }
}
