import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { readerOf } from '#site/content/item-schema.ts';
import { unknownInBlock } from '#site/content/without-unknown.ts';
import { whyUnread } from '../../store/blocks/why-unread.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { chosenBlocks, nameOfBlocks } from '../block-actions/offers/chosen-blocks.ts';
import { BlockFields } from './BlockFields.tsx';
import styles from './Panel.module.css';
import { SpacingFields } from './SpacingFields.tsx';
import { UnknownFields } from './UnknownFields.tsx';

/** The fields and spacing of one block. Its actions, also those for several blocks, are on its toolbar on the page. */
export function BlockPanel({ blockKey }: { blockKey: string }) {
  const documents = useEditor((state) => state.documents);
  const selection = useEditor((state) => state.selection);
  const chosen = chosenBlocks({ documents, selection }, blockKey);
  if (!chosen) return null;
  return (
    <>
      <h2 className={styles.title}>{nameOfBlocks(chosen.items)}</h2>
      {chosen.places.length === 1 ? (
        <OneBlock item={chosen.places[0].item} />
      ) : (
        <p className={styles.hint}>The toolbar on the page applies to all of them, and one undo reverts it.</p>
      )}
    </>
  );
}

function OneBlock({ item }: { item: ContentItem }) {
  const view = useEditor((state) => state.panelView);
  const definition = readerOf(item)?.definition;
  if (!definition) return <p className={styles.hint}>{whyUnread(item)} Visitors do not see it.</p>;
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

function Views() {
  const { store } = useWorkbench();
  const view = useEditor((state) => state.panelView);
  return (
    <div className={styles.views} data-aside>
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
