import { Suspense, useContext, useState } from 'react';
import { SECTION_TYPE } from '#content-store/model/entities/section.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { FieldColumn } from '../../fields/FieldColumn.tsx';
import { FieldList } from '../../fields/FieldList.tsx';
import { anchorProblem, toAnchor } from '../../store/blocks/anchors.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { OwnPanelsContext } from './own-panels.ts';
import styles from './Panel.module.css';

/** The fields of a block, and what every block may have. */
export function BlockFields({ item }: { item: ContentItem }) {
  const owner = { kind: 'block', key: item.key } as const;
  const OwnPanel = useContext(OwnPanelsContext)[item.componentType];
  return (
    <>
      {OwnPanel ? (
        <Suspense fallback={<span data-loading hidden />}>
          <OwnPanel item={item} />
        </Suspense>
      ) : (
        <FieldList owner={owner} fields={blockOf(item.componentType)?.definition.fields ?? []} />
      )}
      {item.componentType !== SECTION_TYPE && <Advanced item={item} />}
    </>
  );
}

/** What few components need: the anchor, and how the component behaves while it is edited. */
function Advanced({ item }: { item: ContentItem }) {
  const isOnPage = useEditor((state) => state.pageView === 'canvas');
  return (
    <details className={styles.advanced} data-aside>
      <summary className={styles.summary}>
        {t('Advanced')} {item.id && <span className={styles.fact}>#{item.id}</span>}
      </summary>
      <FieldColumn>
        <AnchorField item={item} />
        {isOnPage && <Behaviour blockKey={item.key} />}
      </FieldColumn>
    </details>
  );
}

/** Whether the block's own elements react while the page is edited: tabs, slides, hover effects. */
function Behaviour({ blockKey }: { blockKey: string }) {
  const { store } = useWorkbench();
  const quiet = useEditor((state) => state.quiet);
  return (
    <Checkbox
      label={t('Respond to clicks and hovering while I edit')}
      value={!quiet.includes(blockKey)}
      onChange={(reacts) =>
        store.setState({ quiet: reacts ? quiet.filter((key) => key !== blockKey) : [...quiet, blockKey] })
      }
    />
  );
}

/** The anchor by which links find a block. An invalid anchor stays in the field and is not stored. */
function AnchorField({ item }: { item: ContentItem }) {
  const workbench = useWorkbench();
  const documents = useEditor((state) => state.documents);
  const [refused, setRefused] = useState<string | null>(null);
  const problem = documents && refused !== null ? anchorProblem(documents, item.key, refused) : null;
  const owner = { kind: 'block', key: item.key } as const;

  function change(text: string) {
    const anchor = toAnchor(text);
    const isRefused = documents !== null && anchorProblem(documents, item.key, anchor) !== null;
    setRefused(isRefused ? anchor : null);
    if (!isRefused) edit(workbench, { kind: 'setField', owner, field: 'id', ...(anchor && { value: anchor }) });
  }

  return (
    <TextField
      label={t('Anchor')}
      help={item.id ? t('Links to #{id} point here.', { id: item.id }) : t('A name that links can point to.')}
      problem={problem}
      spellCheck={false}
      value={problem === null ? (item.id ?? '') : (refused ?? '')}
      onChange={change}
    />
  );
}
