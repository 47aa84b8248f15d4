import { type FocusEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blockLabel, firstWords } from '#site/content/block-name.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { loadRichTextControl } from '../../fields/FieldList.tsx';
import { fullListName } from '../../store/blocks/block-name.ts';
import { type BlockList, type BlockPlace, listsIn } from '../../store/blocks/block-tree.ts';
import { selectedKeys } from '../../store/blocks/selection.ts';
import { Button } from '../../ui/Button.tsx';
import { isTextKey } from '../../ui/focus/is-typing.ts';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { BlockActions } from '../block-actions/BlockActions.tsx';
import { BlockFields } from '../panel/BlockFields.tsx';
import { SpacingFields } from '../panel/SpacingFields.tsx';
import styles from './ListView.module.css';

/** The blocks of one list, and a button that adds one at the end. */
export function BlockEntries({ list }: { list: BlockList }) {
  const { store } = useWorkbench();
  const { address, items, depth } = list;
  const name = fullListName(list);
  return (
    <div className={styles.list}>
      {items.length > 0 && (
        <ol className={styles.entries} aria-label={name}>
          {items.map((item, index) => (
            <ListEntry key={item.key} place={{ item, index, siblings: list }} />
          ))}
        </ol>
      )}
      <Button onClick={() => store.setState({ dialog: { kind: 'addBlock', list: address, index: items.length } })}>
        <icons.Plus size={16} aria-hidden />{' '}
        {depth === 1 ? t('Add component') : t('Add to {label}', { label: t(list.slot?.label ?? '') })}
      </Button>
    </div>
  );
}

/** One block of the list: its name opens its fields; the blocks inside it follow. */
const ListEntry = memo(function ListEntry({ place }: { place: BlockPlace }) {
  const { store } = useWorkbench();
  const { item, index, siblings } = place;
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isSelected = useEditor(({ selection }) => selectedKeys(selection).includes(item.key));
  const lists = listsIn(place);

  function select({ target, currentTarget }: FocusEvent<HTMLLIElement>) {
    // Of nested entries, only the innermost is selected.
    if (isSelected || target.closest(`.${styles.entry}`) !== currentTarget) return;
    store.setState({ selection: { kind: 'block', key: item.key }, panelView: 'fields' });
  }

  /** Opens the entry and focuses its first text, which gets the key. */
  function type({ nativeEvent }: KeyboardEvent) {
    if (nativeEvent.key === ' ' || !isTextKey(nativeEvent)) return;
    flushSync(() => setOpen(true));
    const texts = fields.current?.querySelectorAll<HTMLElement>(TEXTS) ?? [];
    const text = [...texts].find((one) => one.checkVisibility());
    if (!text) return;
    text.focus();
    if (text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement)
      text.selectionStart = text.value.length;
    else document.getSelection()?.selectAllChildren(text);
    document.getSelection()?.collapseToEnd();
  }

  return (
    <li className={styles.entry} data-selected={isSelected || undefined} onFocus={select}>
      <button
        type="button"
        className={styles.name}
        data-entry={item.key}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={type}
      >
        <icons.ChevronRight className={styles.chevron} size={16} aria-hidden data-open={isOpen} />
        <span className={styles.label}>{blockLabel(item)}</span>
        <span className={styles.words}>{firstWords(item)}</span>
        <span className="visually-hidden">
          {`, ${t('{index} of {items}', { index: index + 1, items: siblings.items.length })}`}
        </span>
      </button>
      <div className={styles.actions}>
        <EntryActions place={place} which="first" />
      </div>
      {isOpen && (
        <div ref={fields} className={styles.fields}>
          <EntryActions place={place} which="others" />
          <BlockFields item={item} />
          {!blockOf(item.componentType)?.definition.hidesSpacing && (
            <details className={styles.spacing}>
              <summary>{t('Spacing')}</summary>
              <SpacingFields blockKey={item.key} spacing={item.spacing} />
            </details>
          )}
        </div>
      )}
      {lists.map((list) => (
        <div key={list.slot?.path} className={styles.slot}>
          <h2 className={styles.slotName}>{t(list.slot?.label ?? '')}</h2>
          <BlockEntries list={list} />
        </div>
      ))}
    </li>
  );
}, isSamePlace);

/** Places are recreated with every change of the page; most of them stay equal. */
function isSamePlace({ place: one }: { place: BlockPlace }, { place: other }: { place: BlockPlace }): boolean {
  return (
    one.item === other.item &&
    one.index === other.index &&
    one.siblings.items.length === other.siblings.items.length &&
    one.siblings.depth === other.siblings.depth
  );
}

// The letter that opens an entry must get into its text.
await loadRichTextControl();

const TEXTS = 'input:not([type], [role]), textarea, [contenteditable="true"]';

const FIRST = ['up', 'down', 'moveTo', 'add', 'duplicate', 'remove'] as const;
const OTHERS = ['duplicateTo', 'copy', 'cut', 'paste'] as const;

interface EntryActionsProps {
  place: BlockPlace;
  /** The most common actions, or the others. */
  which: 'first' | 'others';
}

/** The actions for one block of the list. */
const EntryActions = memo(function EntryActions({ place, which }: EntryActionsProps) {
  const { item, siblings } = place;
  return (
    <BlockActions
      chosen={{ places: [place], items: [item], keys: [item.key], list: siblings }}
      name={which === 'first' ? blockLabel(item) : t('More {item}', { item: blockLabel(item) })}
      only={which === 'first' ? FIRST : OTHERS}
    />
  );
}, isSameActions);

/** Actions read positions from the store; they look different only at the ends of a list. */
function isSameActions({ place: one }: EntryActionsProps, { place: other }: EntryActionsProps): boolean {
  return one.item.key === other.item.key && isFirst(one) === isFirst(other) && isLast(one) === isLast(other);
}

const isFirst = ({ index }: BlockPlace) => index === 0;
const isLast = ({ index, siblings }: BlockPlace) => index === siblings.items.length - 1;
