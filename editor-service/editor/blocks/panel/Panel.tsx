import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { readerOf } from '#site/content/item-schema.ts';
import { unknownInBlock, unknownInHeader } from '#site/content/without-unknown.ts';
import { FieldList } from '../../fields/FieldList.tsx';
import { keyOf } from '../../store/blocks/owner.ts';
import { whyUnread } from '../../store/blocks/why-unread.ts';
import { collectionOf } from '../../store/documents/collection-of.ts';
import { DOCUMENT_NAMES } from '../../store/documents/documents.ts';
import { documentFields, documentTitles } from '../../store/fields/owner-fields.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { firstField } from '../../ui/focus/focus-place.ts';
import { icons } from '../../ui/icons.ts';
import { Segments } from '../../ui/Segments.tsx';
import side from '../../ui/Side.module.css';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { chosenBlocks, nameOfBlocks } from '../block-actions/offers/chosen-blocks.ts';
import { BlockFields } from './BlockFields.tsx';
import styles from './Panel.module.css';
import { RegionChoice } from './RegionChoice.tsx';
import { SpacingFields } from './SpacingFields.tsx';
import { UnknownFields } from './UnknownFields.tsx';

/** The side panel with the fields of the selection. Escape returns the focus to the component. */
export function Panel() {
  const { store } = useWorkbench();
  const isWanted = useEditor((state) => state.isPanelWanted);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const fields = body.current;
    if (!isWanted || !fields) return;
    let frame = 0;
    const take = () => {
      if (fields.querySelector('[data-loading]')) return;
      const field = firstField(elementOf(fields, store.getState().wantedField));
      field?.focus();
      // A dialog that is still closing takes the focus back: try again.
      if (field && document.activeElement !== field) frame = requestAnimationFrame(take);
      else store.setState({ isPanelWanted: false, wantedField: null });
    };
    const observer = new MutationObserver(take);
    observer.observe(fields, { childList: true, subtree: true });
    take();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isWanted, store]);

  function goBack({ key, currentTarget, target, defaultPrevented }: KeyboardEvent<HTMLElement>) {
    // Ignores an Escape that closes a dialog or list opened from here.
    const isOurs = target instanceof Element && currentTarget.contains(target) && target.ariaExpanded !== 'true';
    const block = keyOf(store.getState().selection);
    if (key !== 'Escape' || defaultPrevented || !isOurs || block === null) return;
    // A panel that overlays the page would hide the focused component.
    const isOver = getComputedStyle(currentTarget).position === 'absolute';
    store.setState({ workplace: 'canvas', focusRequest: { key: block }, ...(isOver && { isPanelOpen: false }) });
  }

  return (
    <aside id="panel" className={side.side} aria-label={t('Settings')} onKeyDown={goBack}>
      <header className={styles.bar}>
        <IconButton icon={icons.X} label={t('Close panel')} onClick={() => store.setState({ isPanelOpen: false })} />
      </header>
      <div ref={body} className={styles.body}>
        <PanelBody />
      </div>
    </aside>
  );
}

/** The element of a field, or of the list that it is in; all fields if the panel has neither. */
function elementOf(fields: Element, path: string | null): Element {
  if (!path) return fields;
  const [element] = fields.querySelectorAll(`[data-field="${CSS.escape(path)}"]`);
  return element ?? elementOf(fields, path.slice(0, Math.max(path.lastIndexOf('.'), 0)));
}

function PanelBody() {
  const selection = useEditor((state) => state.selection);
  const template = useEditor(({ documents }) => documents?.page.template ?? '');
  if (selection?.kind === 'block') return <BlockPanel key={selection.key} blockKey={selection.key} />;
  if (!selection) return <NothingSelected />;
  return (
    <>
      <h2 className={styles.title}>{documentTitles[selection.kind]}</h2>
      {selection.kind !== 'page' && <RegionChoice key={selection.kind} name={selection.kind} />}
      <FieldList owner={selection} fields={documentFields(selection.kind, template)} />
      {selection.kind === 'page' && <UnknownHeaderFields />}
    </>
  );
}

function UnknownHeaderFields() {
  const page = useEditor(({ documents }) => documents?.page);
  const paths = useMemo(() => (page ? unknownInHeader(page) : []), [page]);
  return <UnknownFields owner={{ kind: 'page' }} paths={paths} />;
}

/** The empty panel shows what to do next. */
function NothingSelected() {
  const { store } = useWorkbench();
  const isSection = useEditor(({ documents }) => documents !== null && collectionOf(documents.page) === 'sections');
  return (
    <>
      <h2 className={styles.title}>{t('Nothing selected')}</h2>
      <p className={styles.hint}>
        {t('Click anything on the page: type text in place, and change everything else here. Or go straight to:')}
      </p>
      <div className={styles.choices}>
        {DOCUMENT_NAMES.filter((kind) => kind !== 'page' || !isSection).map((kind) => (
          <Button key={kind} onClick={() => store.setState({ selection: { kind } })}>
            {documentTitles[kind]}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The fields and spacing of one block. Its actions, also those for several blocks, are on its toolbar on the page. */
function BlockPanel({ blockKey }: { blockKey: string }) {
  const documents = useEditor((state) => state.documents);
  const selection = useEditor((state) => state.selection);
  const chosen = chosenBlocks({ documents, selection }, blockKey);
  if (!chosen) return <NothingSelected />;
  return (
    <>
      <h2 className={styles.title}>{nameOfBlocks(chosen.items)}</h2>
      {chosen.places.length === 1 ? (
        <OneBlock item={chosen.places[0].item} />
      ) : (
        <p className={styles.hint}>{t('The toolbar on the page applies to all of them, and one undo reverts it.')}</p>
      )}
    </>
  );
}

function OneBlock({ item }: { item: ContentItem }) {
  const view = useEditor((state) => state.panelView);
  const definition = readerOf(item)?.definition;
  if (!definition)
    return <p className={styles.hint}>{t('{item} Visitors do not see it.', { item: whyUnread(item) ?? '' })}</p>;
  return (
    <>
      {!definition.hidesSpacing && <Views />}
      {view === 'spacing' ? (
        <SpacingFields blockKey={item.key} spacing={item.spacing} />
      ) : (
        <>
          <BlockFields item={item} />
          <UnknownFields owner={{ kind: 'block', key: item.key }} paths={unknownInBlock(item)} />
        </>
      )}
    </>
  );
}

const VIEWS = [
  { value: 'fields', label: t('Content') },
  { value: 'spacing', label: t('Spacing') },
] as const;

function Views() {
  const { store } = useWorkbench();
  const view = useEditor((state) => state.panelView);
  return (
    <div className={styles.views} data-aside>
      <Segments isWide segments={VIEWS} value={view} onChange={(panelView) => store.setState({ panelView })} />
    </div>
  );
}
