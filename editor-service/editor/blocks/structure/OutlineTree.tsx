import { type KeyboardEvent, type MouseEvent, memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { extended, selectedKeys, toggled } from '../../store/blocks/selection.ts';
import { isSame } from '../../store/documents/same.ts';
import { isTextKey } from '../../ui/focus/is-typing.ts';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { performBlockAction } from '../commands.ts';
import { typeOnPage } from '../hidden-text.ts';
import { blockActionOf } from '../keys.ts';
import styles from './Outline.module.css';
import { type OutlineRow, openRows } from './outline-rows.ts';
import { treeStep } from './tree-step.ts';

/** The tree itself (ARIA Authoring Practices, "Tree View"): one row can be reached by Tab, the others by arrow keys. */
export function OutlineTree({ rows }: { rows: readonly OutlineRow[] }) {
  const workbench = useWorkbench();
  const { store } = workbench;
  const selection = useEditor((state) => state.selection);
  const selected = selectedKeys(selection);
  const focusRequest = useEditor((state) => state.focusRequest);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => openRows(rows, closed), [rows, closed]);
  const reachable = [current, selected[0]].find((id) => shown.some((row) => row.id === id)) ?? shown[0]?.id;

  function focus(id: string) {
    setCurrent(id);
    const row = tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }

  // After a move, a removal or a dialog, the focus returns to the row of the block concerned.
  const focusAgain = useEffectEvent(focus);
  useEffect(() => {
    if (focusRequest && store.getState().workplace === 'outline') focusAgain(focusRequest.key);
  }, [focusRequest, store]);

  // Scrolls the row of the block selected on the page into view.
  const lead = selection?.kind === 'block' ? selection.key : null;
  useEffect(() => {
    if (lead) tree.current?.querySelector(`[data-row="${CSS.escape(lead)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [lead]);

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const row = rowAt(target);
    if (!row) return;
    focus(row.id);
    if (row.hasChildren && (row.blockKey === null || target.closest('[data-chevron]'))) toggle(row.id);
    else choose(row, event);
  }

  function rowAt(target: Element): OutlineRow | undefined {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    return shown.find((row) => row.id === id);
  }

  function choose({ blockKey: key }: OutlineRow, { ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) {
    const { documents, selection: before } = store.getState();
    if (key === null || !documents) return;
    if (shiftKey) store.setState({ selection: extended(documents, before, key) });
    else if (ctrlKey || metaKey) store.setState({ selection: toggled(before, key) });
    else store.setState({ selection: { kind: 'block', key }, panelView: 'fields' });
  }

  function toggle(id: string) {
    setClosed((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rowAt(event.target as Element);
    if (!row || !handle(event, row)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** True when the key was handled. */
  function handle(event: KeyboardEvent, row: OutlineRow): boolean {
    const action = store.getState().hasShortcuts ? blockActionOf(event) : null;
    if (action && row.blockKey !== null) {
      performBlockAction(workbench, action, row.blockKey);
      return true;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      choose(row, event);
      return true;
    }
    const isSelected = row.blockKey !== null && selected.includes(row.blockKey);
    if (isSelected && event.key.length === 1 && isTextKey(event.nativeEvent) && typeOnPage([event.key])) return true;
    const step = event.altKey || event.ctrlKey || event.metaKey ? null : treeStep(event.key, row, shown, closed);
    if (step?.kind === 'toggle') toggle(row.id);
    if (step?.kind === 'focus') {
      focus(step.row.id);
      if (event.shiftKey) choose(step.row, event);
    }
    return step !== null;
  }

  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      aria-label={t('Components of this page')}
      aria-multiselectable
      tabIndex={-1}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={() => store.setState({ workplace: 'outline' })}
    >
      {shown.map((row) => (
        <OutlineItem
          key={row.id}
          row={row}
          isSelected={row.blockKey !== null && selected.includes(row.blockKey)}
          isReachable={row.id === reachable}
          isOpen={row.hasChildren ? !closed.has(row.id) : undefined}
        />
      ))}
    </div>
  );
}

interface OutlineItemProps {
  row: OutlineRow;
  isSelected: boolean;
  /** Whether Tab reaches this row. */
  isReachable: boolean;
  /** Undefined for a row without children. */
  isOpen: boolean | undefined;
}

/** One row of the outline; the tree handles its events. */
const OutlineItem = memo(function OutlineItem(props: OutlineItemProps) {
  const { row, isSelected, isReachable, isOpen } = props;
  return (
    <div
      className={styles.row}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={isOpen}
      aria-selected={row.blockKey === null ? undefined : isSelected}
      data-row={row.id}
      data-list={row.blockKey === null || undefined}
      tabIndex={isReachable ? 0 : -1}
      style={{ paddingInlineStart: 8 + (row.level - 1) * 16 }}
    >
      <icons.ChevronRight className={styles.chevron} size={14} aria-hidden data-chevron data-open={isOpen} />
      <span className={styles.label}>{row.label}</span> <span className={styles.words}>{row.words}</span>
    </div>
  );
}, isSame); // Rows are recreated with every change of the page; most of them stay equal.
