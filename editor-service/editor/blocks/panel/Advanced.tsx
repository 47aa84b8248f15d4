import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { FieldColumn } from '../../fields/FieldColumn.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { AnchorField } from './AnchorField.tsx';
import styles from './Panel.module.css';

/** What few components need: the anchor, and how the component behaves while it is edited. */
export function Advanced({ item }: { item: ContentItem }) {
  const isOnPage = useEditor((state) => state.pageView === 'canvas');
  return (
    <details className={styles.advanced} data-aside>
      <summary className={styles.summary}>
        Advanced {item.id && <span className={styles.fact}>#{item.id}</span>}
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
      label="Respond to clicks and hovering while I edit"
      value={!quiet.includes(blockKey)}
      onChange={(reacts) =>
        store.setState({ quiet: reacts ? quiet.filter((key) => key !== blockKey) : [...quiet, blockKey] })
      }
    />
  );
}
