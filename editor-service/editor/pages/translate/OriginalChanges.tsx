import { useMemo } from 'react';
import type { Page } from '#content-store/model/entities/page.ts';
import { findBlock } from '../../store/blocks/block-tree.ts';
import { patchesOf } from '../../store/commands/command.ts';
import { Refused } from '../../store/commands/refused.ts';
import { comparePages, differenceLines } from '../../store/compare/compare-pages.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { ORIGINAL_FRAME, type Original } from '../../store/state/editor-state.ts';
import { Button } from '../../ui/Button.tsx';
import { DifferenceList } from '../../ui/DifferenceList.tsx';
import { focusElement } from '../../ui/focus/focus-element.ts';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { showing } from '../../workbench/wanted-block.ts';
import { useEditor, useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './TranslationBar.module.css';

/** What changed in the original since it was translated; new, moved and removed components can be taken over. */
export function OriginalChanges({ original: { translated, now } }: { original: Original }) {
  const workbench = useWorkbench();
  const documents = useEditor((state) => state.documents);
  const refusal = useRefusal('editPage');
  const lines = useMemo(() => (translated ? differenceLines(comparePages(translated, now)) : []), [translated, now]);
  if (!documents) return null;
  if (lines.length === 0)
    return (
      <p className={styles.note}>
        {translated
          ? t('Nothing that visitors read has changed.')
          : t('The version that was translated is no longer stored.')}
      </p>
    );
  return (
    <div ref={focusElement} className={styles.changes} tabIndex={-1}>
      <DifferenceList
        label={t('Changes in the original')}
        lines={lines}
        actions={({ key, kind, name }) =>
          kind !== 'changed' && canTakeOver(documents, now, key) ? (
            <Button
              aria-label={t('Take over: {name}', { name })}
              disabled={refusal !== null}
              title={refusal ?? undefined}
              onClick={() => {
                if (!edit(workbench, { kind: 'takeOver', original: now, key })) return;
                workbench.store.setState({ announcement: { text: t('Taken over: {name}', { name }) } });
                requestAnimationFrame(() => reveal(key));
              }}
            >
              {t('Take over')}
            </Button>
          ) : (
            <Button aria-label={t('Show: {name}', { name })} onClick={() => show(key)}>
              {t('Show')}
            </Button>
          )
        }
      />
    </div>
  );

  function show(key: string) {
    const { documents: at } = workbench.store.getState();
    if (key === 'page' || (at && findBlock(at, key)))
      workbench.store.setState({ workplace: 'canvas', ...showing(key === 'page' ? null : key) });
    reveal(key);
  }
}

/** Scrolls to a block in both pages; the focus stays where it is. */
function reveal(key: string): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`#canvas, #${ORIGINAL_FRAME}`)) {
    const block = frame.contentDocument?.querySelector(`[data-block="${CSS.escape(key)}"]`);
    block?.scrollIntoView({ block: 'nearest' });
  }
}

/** False for what was taken over already, and for what is inside something that was not. */
function canTakeOver(documents: Documents, original: Page, key: string): boolean {
  try {
    return patchesOf(documents, { kind: 'takeOver', original, key }).length > 0;
  } catch (failure) {
    if (failure instanceof Refused) return false;
    throw failure;
  }
}
