import { Fragment } from 'react';
import { type FieldPath, pathText } from '#site/content/unknown-fields.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { Button } from '../../ui/Button.tsx';
import { t, tParts } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './Panel.module.css';

/** Lists stored fields that no definition names and offers to remove them; renders nothing when there are none. */
export function UnknownFields({ owner, paths }: { owner: FieldOwner; paths: readonly FieldPath[] }) {
  const workbench = useWorkbench();
  if (paths.length === 0) return null;

  function remove() {
    if (!edit(workbench, { kind: 'removeUnknown', owner })) return;
    workbench.store.setState({ announcement: { text: t('Unknown fields removed') } });
  }

  return (
    <section className={styles.unknown} aria-label={t('Unknown fields')}>
      <p className={styles.hint}>
        {tParts('This site does not know {paths}. It is stored with the draft, and visitors never see it.', {
          paths: paths.map((path, index) => (
            <Fragment key={pathText(path)}>
              {index > 0 && ', '}
              <code>{pathText(path)}</code>
            </Fragment>
          )),
        })}
      </p>
      <Button onClick={remove}>{t('Remove')}</Button>
    </section>
  );
}
