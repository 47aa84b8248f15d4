import { Suspense, useEffect } from 'react';
import { typeOnPage } from '../blocks/hidden-text.ts';
import { shortcutOf } from '../blocks/keys.ts';
import { SectionNotice } from '../blocks/sections/SectionNotice.tsx';
import { LoginPage } from '../people/LoginPage.tsx';
import { endComparison } from '../saving/compare.ts';
import { NewerNotice } from '../saving/conflicts/NewerNotice.tsx';
import { RefusedNotice } from '../saving/RefusedNotice.tsx';
import { isLoginPage } from '../store/state/editor-state.ts';
import { isTextKey, isTyping } from '../ui/focus/is-typing.ts';
import { keepFocus } from '../ui/focus/keep-focus.ts';
import { late } from '../ui/late.ts';
import { t } from '../words/t.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { CurrentDialog } from './CurrentDialog.tsx';
import { HandedDown } from './HandedDown.tsx';
import styles from './Shell.module.css';
import { Announcer } from './shell/Announcer.tsx';
import { CanvasFrame } from './shell/CanvasFrame.tsx';
import { Rail } from './shell/Rail.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { TabTitle } from './shell/TabTitle.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { performShortcut } from './shortcuts/perform-shortcut.ts';
import { TopBar } from './top-bar/TopBar.tsx';

const Outline = late(async () => (await import('../blocks/structure/Outline.tsx')).Outline);
const ListView = late(async () => (await import('../blocks/structure/ListView.tsx')).ListView);
const Guide = late(async () => (await import('./guide/Guide.tsx')).Guide);
const Panel = late(async () => (await import('../blocks/panel/Panel.tsx')).Panel);

const Comments = late(async () => (await import('../review/Comments.tsx')).Comments);
const OriginalFrame = late(async () => (await import('./shell/OriginalFrame.tsx')).OriginalFrame);
const TranslationBar = late(async () => (await import('../pages/translate/TranslationBar.tsx')).TranslationBar);
const ComparisonBar = late(async () => (await import('../pages/history/ComparisonBar.tsx')).ComparisonBar);

/** The editor around the page: top bar, rail, page, panel, dialogs and toasts. */
export function Shell({ workbench }: { workbench: Workbench }) {
  return (
    <HandedDown workbench={workbench}>
      <Layout workbench={workbench} />
    </HandedDown>
  );
}

function Layout({ workbench }: { workbench: Workbench }) {
  useShortcuts(workbench);
  useEffect(keepFocus, []);
  const isLogin = useEditor(isLoginPage);
  return (
    <>
      <TabTitle />
      {isLogin ? <LoginPage /> : <Editor />}
      <CurrentDialog />
      <Toasts />
      <Announcer />
    </>
  );
}

function Editor() {
  const isLoggedIn = useEditor((state) => state.session.kind !== 'loggedOut');
  const isEditing = useEditor((state) => state.documents !== null) && isLoggedIn;
  const isList = useEditor((state) => state.pageView === 'list') && isEditing;
  const isLoaded = useEditor((state) => state.isLoaded);
  const comparison = useEditor((state) => state.comparison);
  const original = useEditor(({ original: it }) => (it?.isShown ? it : null));
  const isTranslation = useEditor(({ documents }) => documents?.page.translatedFrom != null);
  const isOnPage = isEditing && !isList && !comparison;
  const hasPanel = useEditor((state) => state.activeMenuItem === 'select' && state.isPanelOpen) && isOnPage;
  const hasGuide = useEditor((state) => state.isGuideOpen) && isEditing && !comparison;
  const hasComments = useEditor((state) => state.isCommentsOpen) && isEditing && !comparison;
  const hasOutline = useEditor((state) => state.isOutlineOpen) && isEditing;
  return (
    <div className={styles.shell}>
      <SkipLink />
      {isLoggedIn && <TopBar />}
      <div className={styles.below}>
        <Rail />
        <Suspense>{hasOutline && <Outline />}</Suspense>
        <div className={styles.middle}>
          <Suspense>{comparison && <ComparisonBar comparison={comparison} />}</Suspense>
          <Suspense>{hasGuide && <Guide />}</Suspense>
          {isEditing && <SectionNotice />}
          {isEditing && !comparison && <NewerNotice />}
          {isEditing && !comparison && <RefusedNotice />}
          <Suspense>{isTranslation && isEditing && !comparison && <TranslationBar />}</Suspense>
          <div
            className={styles.canvas}
            data-beside={original && isOnPage ? (original.isInFront ? 'front' : 'back') : undefined}
          >
            <Suspense>
              {original && isOnPage && <OriginalFrame key={original.now.revision} original={original} />}
            </Suspense>
            <section className={styles.page} aria-label={t('Page')} aria-busy={isEditing && !isLoaded} inert={isList}>
              <CanvasFrame />
            </section>
            <Suspense>{isList && <ListView />}</Suspense>
          </div>
        </div>
        <Suspense>{hasPanel && <Panel />}</Suspense>
        <Suspense>{hasComments && <Comments />}</Suspense>
      </div>
    </div>
  );
}

function useShortcuts(workbench: Workbench) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { hasShortcuts, comparison, dialog } = workbench.store.getState();
      if (event.key === 'Escape' && comparison && !dialog) endComparison(workbench);
      const isFree = event.target === document.body && !dialog && !comparison;
      if (isFree && event.key.length === 1 && isTextKey(event) && typeOnPage([event.key]))
        return event.preventDefault();
      const shortcut = hasShortcuts ? shortcutOf(event, isTyping(event.target)) : null;
      if (shortcut && performShortcut(workbench, shortcut)) event.preventDefault();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [workbench]);
}
