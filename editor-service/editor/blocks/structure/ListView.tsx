import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FieldList } from '../../fields/FieldList.tsx';
import { allPlaces, findList } from '../../store/blocks/block-tree.ts';
import { extended } from '../../store/blocks/selection.ts';
import type { DocumentName } from '../../store/documents/documents.ts';
import { documentFields, documentTitles } from '../../store/fields/owner-fields.ts';
import { t } from '../../words/t.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { selectBlocks } from '../block-actions/select-blocks.ts';
import { performBlockAction } from '../commands.ts';
import { blockActionOf } from '../keys.ts';
import { BlockEntries } from './ListEntry.tsx';
import styles from './ListView.module.css';

/** The page as a list of its blocks, each with its fields and actions: a full alternative to editing on the page. */
export function ListView() {
  const workbench = useWorkbench();
  const { store } = workbench;
  const documents = useEditor((state) => state.documents);
  const contents = documents && findList(documents, { kind: 'contents' });
  const root = useRef<HTMLElement>(null);
  const focusRequest = useEditor((state) => state.focusRequest);

  useEffect(() => {
    if (!focusRequest || store.getState().workplace !== 'list') return;
    const entry = root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(focusRequest.key)}"]`);
    // Focus inside the entry stays, so that its Up or Down button can be pressed again.
    if (document.activeElement?.closest(`.${styles.entry}`) !== entry?.parentElement)
      entry?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'nearest' });
  }, [focusRequest, store]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = (event.target as HTMLElement).dataset.entry;
    if (key !== undefined && pressOnEntry(workbench, key, event)) event.preventDefault();
  }

  return (
    <main
      ref={root}
      className={styles.view}
      aria-label={t('Components of this page')}
      onFocus={() => store.setState({ workplace: 'list' })}
      onKeyDown={onKeyDown}
    >
      <h1 className="visually-hidden">{t('The page as a list')}</h1>
      <div className={styles.column}>
        <DocumentEntry name="navigation" />
        <DocumentEntry name="page" />
        {contents && <BlockEntries list={contents} />}
        <DocumentEntry name="footer" />
      </div>
    </main>
  );
}

function DocumentEntry({ name }: { name: DocumentName }) {
  const template = useEditor(({ documents }) => documents?.page.template ?? '');
  return (
    <details className={styles.document}>
      <summary className={styles.summary}>{documentTitles[name]}</summary>
      <div className={styles.fields}>
        <FieldList owner={{ kind: name }} fields={documentFields(name, template)} />
      </div>
    </details>
  );
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Handles a key on a block's entry in the list as on the block on the page. True when the key was handled. */
export function pressOnEntry(workbench: Workbench, blockKey: string, press: Press): boolean {
  if (!workbench.store.getState().hasShortcuts) return false;
  const action = blockActionOf(press);
  const step = press.altKey || press.ctrlKey || press.metaKey ? undefined : STEPS.get(press.key);
  if (action) performBlockAction(workbench, action, blockKey);
  else if (step) goTo(workbench, blockKey, step, press.shiftKey);
  else return false;
  return true;
}

/** Moves to the next or previous entry; with Shift it is added to the selection. */
function goTo(workbench: Workbench, from: string, step: 1 | -1, isRange: boolean): void {
  const { documents, selection } = workbench.store.getState();
  if (!documents) return;
  const keys = allPlaces(documents).map(({ item }) => item.key);
  const key = keys[keys.indexOf(from) + step];
  if (key === undefined) return;
  selectBlocks(workbench, [key]);
  if (isRange) workbench.store.setState({ selection: extended(documents, selection, key) });
}
