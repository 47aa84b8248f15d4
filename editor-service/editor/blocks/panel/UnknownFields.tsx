import { Fragment } from 'react';
import { type FieldPath, pathText } from '#site/content/unknown-fields.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { Button } from '../../ui/Button.tsx';
import { edit } from '../../workbench/edit.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './Panel.module.css';

/** Lists stored fields that no definition names and offers to remove them; renders nothing when there are none. */
export function UnknownFields({ owner, paths }: { owner: FieldOwner; paths: readonly FieldPath[] }) {
  const workbench = useWorkbench();
  if (paths.length === 0) return null;

  function remove() {
    if (!edit(workbench, { kind: 'removeUnknown', owner })) return;
    workbench.store.setState({ announcement: { text: 'Unknown fields removed' } });
  }

  return (
    <section className={styles.unknown} aria-label="Unknown fields">
      <p className={styles.hint}>
        This site does not know{' '}
        {paths.map((path, index) => (
          <Fragment key={pathText(path)}>
            {index > 0 && ', '}
            <code>{pathText(path)}</code>
          </Fragment>
        ))}
        . It is stored with the draft, and visitors never see it.
      </p>
      <Button onClick={remove}>Remove</Button>
    </section>
  );
}
