import { useCallback } from 'react';
import { sectionAddress, sectionSlug } from '#content-store/model/entities/section.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { ask } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { PlaceList } from '../../saving/leaving/PlaceList.tsx';
import { completePage } from '../../saving/loading/load.ts';
import { findBlock } from '../../store/blocks/block-tree.ts';
import { freshCopies } from '../../store/blocks/fresh-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { t, tn } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import { useLoaded } from '../../workbench/use-loaded.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { selectBlocks } from '../block-actions/select-blocks.ts';
import styles from './Sections.module.css';

interface Facts {
  section: AnswerOf<'section/list'>[number] | undefined;
  places: AnswerOf<'page/usedIn'>;
}

/** A section on a page: its name, where it is edited, how it becomes the page's own, and where else it is. */
export function SectionPanel({ item }: { item: ContentItem }) {
  const workbench = useWorkbench();
  const sectionId = typeof item.sectionId === 'string' ? item.sectionId : '';
  const load = useCallback(() => factsOf(sectionId), [sectionId]);
  const facts = useLoaded<Facts | null>(load, null);
  if (!facts) return <p className="muted">{t('Loading…')}</p>;
  const { section, places } = facts;
  if (!section) return <p className="muted">{t('This section was deleted. Remove it from the page.')}</p>;
  const href = `/${sectionAddress(sectionId)}`;
  const detach = () =>
    detachSection(workbench, item.key, sectionId).catch((failure: unknown) => failedCall(workbench, failure));
  return (
    <div className={styles.panel}>
      <h3 className={styles.name}>{section.name || t('Section without a name')}</h3>
      <p className="muted">
        {section.published
          ? t('Every page that uses it shows the same components.')
          : t('It has never been published, so visitors do not see it yet.')}
      </p>
      <div className={styles.actions}>
        <Button look="main" onClick={() => leaveFor(workbench, { kind: 'page', href })}>
          {t('Edit section')}
        </Button>
        <Button onClick={() => void detach()}>{t('Detach')}</Button>
      </div>
      <p className="muted">{t('Detach it to turn it into components of this page only.')}</p>
      {places.length > 0 && (
        <details className={styles.uses}>
          <summary>{tn(places.length, 'Used in 1 place', 'Used in {count} places')}</summary>
          <PlaceList places={places} />
        </details>
      )}
    </div>
  );
}

async function factsOf(sectionId: string): Promise<Facts> {
  const sections = await ask('section/list', {});
  const section = sections.find(({ _id }) => _id === sectionId);
  const places = section ? await ask('page/usedIn', { _id: sectionId, collection: 'sections' }) : [];
  return { section, places };
}

/** Replaces a section by copies of the blocks of its draft, which then belong to the page. Throws CallFailed. */
async function detachSection(workbench: Workbench, key: string, sectionId: string): Promise<void> {
  const { store } = workbench;
  const section = completePage(await ask('page/load', { slug: sectionSlug(sectionId), collection: 'sections' }));
  const { documents } = store.getState();
  if (!documents || !findBlock(documents, key)) return;
  const items = freshCopies(section.contents, documents);
  if (!edit(workbench, { kind: 'replaceBlocks', keys: [key], items })) return;
  const keys = items.map((item) => item.key);
  selectBlocks(workbench, keys, t('Section detached'));
}
