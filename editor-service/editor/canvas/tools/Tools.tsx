import { Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { placeName } from '../../store/blocks/block-name.ts';
import { findList } from '../../store/blocks/block-tree.ts';
import { keyOf } from '../../store/blocks/owner.ts';
import { late } from '../../ui/late.ts';
import { listenTo } from '../../ui/listen-to.ts';
import { said } from '../../words/t.ts';
import { isSharedPart } from '../enter-text.ts';
import { useDocuments, useShell, useShellState } from '../state/shell-context.ts';
import { AddButtons } from './AddButtons.tsx';
import { toolsHost } from './add-tools-root.ts';
import { BlockBadge } from './BlockBadge.tsx';
import { BlockToolbar } from './BlockToolbar.tsx';
import { textBarLeft, textBarTop } from './bar-place.ts';
import { blockKeyAt } from './block-element.ts';
import { CommentPins } from './CommentPins.tsx';
import { dragBlocks } from './drag-blocks.ts';
import { enlargement } from './enlargement.ts';
import { PictureBar } from './PictureBar.tsx';
import { SharedFrame } from './SharedFrame.tsx';
import { type Dragging, toolsStore } from './tools-store.ts';
import { usePosition } from './use-position.ts';
import { useSelectionPlace } from './use-selection-place.ts';

const RichTextToolbar = late(async () => (await import('../../rich-text/RichTextToolbar.tsx')).RichTextToolbar);

/** The controls at the edges of blocks: the toolbar of the selected one, and the buttons that add another. */
export function Tools() {
  const shell = useShell();
  useEffect(() => dragBlocks(shell), [shell]);
  useEffect(() => noteTyping(document), []);
  useEffect(noteHovering, []);
  const selected = useShellState(({ selection }) => keyOf(selection));
  const shared = useShellState(({ selection }) => (isSharedPart(selection) ? selection.kind : null));
  const richText = useStore(toolsStore, (state) => state.richText);
  const dragging = useStore(toolsStore, (state) => state.dragging);
  const picture = useStore(toolsStore, (state) => state.picture);
  return (
    <>
      {selected && !richText && <BlockToolbar blockKey={selected} isDragged={dragging !== null} />}
      {dragging?.place && <DropLine place={dragging.place} objection={dragging.objection} />}
      {!dragging && <Edges selected={selected} />}
      {shared && <SharedFrame kind={shared} />}
      {picture && !richText && !dragging && <PictureBar key={picture} pressed={picture} />}
      <ProblemBadges />
      <CommentPins />
      {richText && <TextTools {...richText} />}
    </>
  );
}

/** The add buttons of the selected block, or else of the block under the pointer; hidden while the user types. */
function Edges({ selected }: { selected: string | null }) {
  const edge = useStore(toolsStore, ({ hovered, isTyping }) => (isTyping ? null : (selected ?? hovered)));
  return edge && <AddButtons blockKey={edge} />;
}

/** The problems that the last check found, on their blocks. */
function ProblemBadges() {
  const problems = useShellState((state) => state.problems);
  const byBlock = Map.groupBy(problems, ({ blockKey }) => blockKey);
  return [...byBlock].map(([key, [first, ...others]]) => {
    if (key === null || !first) return null;
    const text = others.length > 0 ? `${said(first.message)} (+${others.length})` : said(first.message);
    return <BlockBadge key={key} blockKey={key} kind="problem" text={text} />;
  });
}

type RichText = NonNullable<ReturnType<typeof toolsStore.getState>['richText']>;

function TextTools({ editor, element }: RichText) {
  const { chooseLink, textHost, shortcut } = useShell();
  const enlarged = useShellState(enlargement);
  const place = usePosition(useCallback(() => element.closest<HTMLElement>('[data-block]') ?? element, [element]));
  const selected = useSelectionPlace(editor);
  const { width, height, measure } = useSize();
  if (!place) return null;
  const top = textBarTop(place, selected, { enlarged, height, viewHeight: window.innerHeight });
  return (
    <div ref={measure} className="text-tools" style={{ top, left: textBarLeft(place, width * enlarged) }}>
      <Suspense>
        <RichTextToolbar editor={editor} host={textHost} chooseLink={chooseLink} comment={() => shortcut('comment')} />
      </Suspense>
    </div>
  );
}

function noteHovering() {
  const follow = ({ target }: PointerEvent) => {
    if (target !== toolsHost()) toolsStore.setState({ hovered: blockKeyAt(target) });
  };
  return listenTo(document, { pointerover: follow }, { capture: true });
}

/** The size of an element in pixels, before it is enlarged; 0 until it is known. Pass `measure` as its ref. */
function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ...size, measure };
}

/** Records that the user is typing, until they move the pointer or leave the text. Returns a stop function. */
function noteTyping(page: Document): () => void {
  const begin = () => note(true);
  const end = () => note(false);
  // A page that grows under a resting pointer fires this event too.
  const move = ({ movementX, movementY }: PointerEvent) => (movementX !== 0 || movementY !== 0) && end();
  return listenTo(page, { input: begin, focusout: end, pointerdown: end, pointermove: move });
}

function note(isTyping: boolean) {
  if (toolsStore.getState().isTyping !== isTyping) toolsStore.setState({ isTyping });
}

/** The line where the dragged blocks would land, with its name, or why they may not land there. */
function DropLine({ place, objection }: { place: NonNullable<Dragging['place']>; objection: string | null }) {
  const { left, top, length, isUpright } = place.line;
  const name = useDocuments((documents) => {
    const list = findList(documents, place.list);
    return list ? placeName(list, place.index) : '';
  });
  const label = objection ?? name;
  return (
    <div
      className="drop-line"
      data-upright={isUpright || undefined}
      data-refused={objection !== null || undefined}
      style={{
        left: left + window.scrollX,
        top: top + window.scrollY,
        inlineSize: isUpright ? 0 : length,
        blockSize: isUpright ? length : 0,
      }}
    >
      {label && <span>{label}</span>}
    </div>
  );
}
