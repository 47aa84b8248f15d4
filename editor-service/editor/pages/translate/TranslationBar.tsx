import { useEffect, useMemo } from 'react';
import { pageLanguage } from '#site/elements/page-language.ts';
import { ask } from '../../api/client.ts';
import { completePage } from '../../saving/loading/load.ts';
import { isBehindOf } from '../../store/documents/is-behind.ts';
import type { Original } from '../../store/state/editor-state.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { icons } from '../../ui/icons.ts';
import { ifCurrent } from '../../ui/if-current.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { t } from '../../words/t.ts';
import { useEditor, useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import { OriginalChanges } from './OriginalChanges.tsx';
import {
  confirmOpen,
  fillOpen,
  goToOpenText,
  markUpToDate,
  openIn,
  openPlaces,
  showOriginal,
  type TextScope,
  whyNotFill,
} from './open-texts.ts';
import styles from './TranslationBar.module.css';
import { nameOfLanguage } from './translation-words.ts';

/** Above a translation: its texts that wait, and what changed in the original; nothing while there is neither. */
export function TranslationBar() {
  const original = useOriginal();
  const page = useEditor(({ documents }) => documents?.page);
  const open = useMemo(() => (page ? openPlaces(page) : []), [page]);
  if (!page) return null;
  const isBehind = original !== null && isBehindOf(page, original.now);
  if (!original?.isShown && open.length === 0 && !isBehind) return null;
  return (
    <section className={styles.bar} aria-label={t('Translation')}>
      <div className={styles.row}>
        {original && <FromOriginal original={original} isBehind={isBehind} />}
        {open.length > 0 && <OpenTextsTools count={open.length} />}
      </div>
      {original?.isShown && isBehind && <OriginalChanges original={original} />}
    </section>
  );
}

/** Loads it when the page is opened. */
function useOriginal(): Original | null {
  const { store } = useWorkbench();
  const original = useEditor((state) => state.original);
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  useEffect(() => {
    return ifCurrent(ask('translation/original', { _id }), ({ translated, now, canFill }) => {
      if (!now) return;
      const pages = { translated: translated && completePage(translated), now: completePage(now) };
      store.setState({ original: { ...pages, canFill, isShown: false, isInFront: false } });
    });
  }, [store, _id]);
  return original;
}

function FromOriginal({ original, isBehind }: { original: Original; isBehind: boolean }) {
  const workbench = useWorkbench();
  const { store } = workbench;
  const refusal = useRefusal('editPage');
  const { now, isShown, isInFront } = original;
  const name = nameOfLanguage(pageLanguage(now).tag);
  return (
    <>
      <span className={styles.about}>
        <icons.Languages size={16} aria-hidden />{' '}
        {isBehind ? t('The {name} original has changed', { name }) : t('From {name}', { name })}
      </span>
      <Button className={styles.button} aria-pressed={isShown} onClick={() => showOriginal(workbench, !isShown)}>
        {isShown ? t('Close the original') : t('Show the original')}
      </Button>
      {isShown && (
        <Button
          className={`${styles.button} ${styles.switch}`}
          onClick={() => store.setState({ original: { ...original, isInFront: !isInFront } })}
        >
          {isInFront ? t('Go to the translation') : t('Go to the original')}
        </Button>
      )}
      {isBehind && (
        <Button
          className={styles.button}
          disabled={refusal !== null}
          title={refusal ?? t('The translation says all that the original says now')}
          onClick={() => markUpToDate(workbench)}
        >
          {t('Up to date')}
        </Button>
      )}
    </>
  );
}

const SCOPES: readonly { scope: TextScope; label: string }[] = [
  { scope: 'text', label: t('This text') },
  { scope: 'component', label: t('Texts of this component') },
  { scope: 'all', label: t('All texts') },
];

function OpenTextsTools({ count }: { count: number }) {
  const workbench = useWorkbench();
  const refusal = useRefusal('editPage');
  const whyNot = useEditor(whyNotFill);
  const scopes = (act: (scope: TextScope) => void) =>
    SCOPES.map(({ scope, label }) => ({
      label,
      onChoose: () => {
        if (openIn(workbench, scope).length > 0) return act(scope);
        workbench.toasts.add({ title: t('Go to an open text first') });
      },
    }));
  return (
    <div className={styles.tools}>
      <span className={styles.about} role="status">
        {counted(count, 'open text')}
      </span>
      <IconButton icon={icons.ArrowUp} label={t('Previous open text')} onClick={() => goToOpenText(workbench, -1)} />
      <IconButton icon={icons.ArrowDown} label={t('Next open text')} onClick={() => goToOpenText(workbench, 1)} />
      {refusal === null && (
        <Menu
          label={t('Confirm texts')}
          className={styles.button}
          items={scopes((scope) => confirmOpen(workbench, scope))}
        >
          {t('Confirm')} <icons.ChevronDown size={16} aria-hidden />
        </Menu>
      )}
      {whyNot === null ? (
        <Menu
          label={t('Translate texts')}
          className={styles.button}
          items={scopes((scope) => void fillOpen(workbench, scope))}
        >
          {t('Translate')} <icons.ChevronDown size={16} aria-hidden />
        </Menu>
      ) : (
        <Button className={styles.button} disabled title={whyNot}>
          {t('Translate')}
        </Button>
      )}
    </div>
  );
}
