import { ArrowDown, ArrowUp, Copy, MoveVertical, Plus, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import type { ContentItem } from '#content-store/model/content-item.ts';
import { blockOf } from '../../blocks/item-schema.ts';
import { actionsOf, type BlockActionName, blockActions, performBlockAction } from '../actions/block-actions.ts';
import { useEditor, useWorkbench } from '../shell/workbench-context.ts';
import { type BlockPlace, findBlock } from '../store/block-tree.ts';
import { FieldList } from './FieldList.tsx';
import { IconButton } from './IconButton.tsx';
import { ownPanels } from './own-panels.ts';
import styles from './Panel.module.css';
import { SpacingFields } from './SpacingFields.tsx';

const ICONS = { up: ArrowUp, down: ArrowDown, spacing: MoveVertical, duplicate: Copy, add: Plus, remove: Trash2 };

/** One block: its actions, its fields, its spacing. */
export function BlockPanel({ blockKey }: { blockKey: string }) {
  const documents = useEditor((state) => state.documents);
  const view = useEditor((state) => state.panelView);
  const place = documents && findBlock(documents, blockKey);
  if (!place) return null;
  const definition = blockOf(place.item.componentType)?.definition;
  return (
    <>
      <h2 className={styles.title}>{definition?.label ?? place.item.componentType}</h2>
      <Actions place={place} />
      {!definition && <p className={styles.hint}>No block of this kind is installed. Visitors do not see it.</p>}
      {definition && !definition.hidesSpacing && <Views />}
      {definition && view === 'fields' && <BlockFields item={place.item} />}
      {view === 'spacing' && <SpacingFields blockKey={blockKey} spacing={place.item.spacing} />}
    </>
  );
}

function BlockFields({ item }: { item: ContentItem }) {
  const owner = { kind: 'block', key: item.key } as const;
  const OwnPanel = ownPanels[item.componentType];
  const fields = blockOf(item.componentType)?.definition.fields ?? [];
  return (
    <>
      {OwnPanel ? (
        <Suspense>
          <OwnPanel item={item} />
        </Suspense>
      ) : (
        <FieldList owner={owner} fields={fields} />
      )}
      <FieldList owner={owner} fields={COMMON} />
    </>
  );
}

const COMMON = [
  {
    kind: 'text',
    path: 'id',
    label: 'Anchor',
    help: 'Links to #name lead here. Letters, digits, - and _',
    maxLength: 80,
  },
] as const;

function Actions({ place }: { place: BlockPlace }) {
  const workbench = useWorkbench();
  return (
    <div className={styles.actions} role="toolbar" aria-label="Component actions">
      {actionsOf(place).map((name: BlockActionName) => (
        <IconButton
          key={name}
          icon={ICONS[name]}
          label={blockActions[name].label}
          disabled={!blockActions[name].isAvailable(place)}
          onClick={() => performBlockAction(workbench, name, place.item.key)}
        />
      ))}
    </div>
  );
}

function Views() {
  const { store } = useWorkbench();
  const view = useEditor((state) => state.panelView);
  return (
    <div className={styles.views}>
      {(['fields', 'spacing'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={styles.view}
          aria-pressed={view === name}
          onClick={() => store.setState({ panelView: name })}
        >
          {name === 'fields' ? 'Content' : 'Spacing'}
        </button>
      ))}
    </div>
  );
}
