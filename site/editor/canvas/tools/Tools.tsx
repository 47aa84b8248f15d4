import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react';
import { keyOf } from '../../store/owner.ts';
import { useEditor, useShell } from '../shell-context.ts';
import { AddButtons } from './AddButtons.tsx';
import { toolsHost } from './add-tools-root.ts';
import { BlockToolbar } from './BlockToolbar.tsx';
import { barTop } from './bar-place.ts';
import { blockKeyAt } from './block-element.ts';
import { DropLine } from './DropLine.tsx';
import { dragBlocks } from './drag-blocks.ts';
import { toolsStore } from './tools-store.ts';
import { usePlace } from './use-place.ts';

const RichTextToolbar = lazy(() =>
  import('../../rich-text/RichTextToolbar.tsx').then((module) => ({ default: module.RichTextToolbar })),
);

/** The controls at the edges of blocks: what can be done with the selected one, where another can be added. */
export function Tools() {
  const shell = useShell();
  useHoveredBlock();
  useEffect(() => dragBlocks(shell), [shell]);
  const selected = useEditor(({ selection }) => keyOf(selection));
  const { hovered, richText, dragging } = useSyncExternalStore(toolsStore.subscribe, toolsStore.getState);
  const edge = selected ?? hovered;
  return (
    <>
      {selected && !richText && <BlockToolbar key={selected} blockKey={selected} isDragged={dragging !== null} />}
      {dragging?.place && <DropLine place={dragging.place} objection={dragging.objection} />}
      {edge && !dragging && <AddButtons blockKey={edge} />}
      {richText && <TextTools {...richText} />}
    </>
  );
}

type RichText = NonNullable<ReturnType<typeof toolsStore.getState>['richText']>;

function TextTools({ editor, element }: RichText) {
  const place = usePlace(useCallback(() => element.closest<HTMLElement>('[data-block]') ?? element, [element]));
  if (!place) return null;
  return (
    <div className="text-tools" style={{ top: barTop(place), left: place.left }}>
      <Suspense>
        <RichTextToolbar editor={editor} />
      </Suspense>
    </div>
  );
}

function useHoveredBlock() {
  useEffect(() => {
    const follow = ({ target }: PointerEvent) => {
      if (target === toolsHost()) return;
      toolsStore.setState({ hovered: blockKeyAt(target) });
    };
    document.addEventListener('pointerover', follow);
    return () => document.removeEventListener('pointerover', follow);
  }, []);
}
