import { Suspense } from 'react';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { Bell } from '../../notifications/Bell.tsx';
import { save } from '../../saving/save.ts';
import { openThreads, shownThreads } from '../../store/state/page-comments.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { icons } from '../../ui/icons.ts';
import { late } from '../../ui/late.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useRead } from '../../ui/use-read.ts';
import { editorLanguage, t } from '../../words/t.ts';
import { stepBack } from '../../workbench/edit.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { openCommands } from '../commands/open-commands.ts';
import { pageNameOf } from '../shell/TabTitle.tsx';
import { keyName } from '../shortcuts/key-name.ts';
import { AccountButton } from './AccountButton.tsx';
import { type BarSize, barSizeAt, fits } from './bar-size.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OpenPageStatus } from './OpenPageStatus.tsx';
import { Presence } from './Presence.tsx';
import { offeredActions } from './publish-actions.ts';
import { ReleaseChoice } from './ReleaseChoice.tsx';
import { SavedNote } from './SavedNote.tsx';
import styles from './TopBar.module.css';
import { ViewChoice } from './ViewChoice.tsx';
import { ViewLive } from './ViewLive.tsx';

const MoreMenu = late(async () => (await import('./MoreMenu.tsx')).MoreMenu);

/** What is needed all day: the page and its status, how it is shown, and what is done with it. */
export function TopBar() {
  const hasPage = useEditor((state) => state.documents !== null);
  const hasChoice = siteLanguages.length > 1;
  const isEnglish = editorLanguage === 'en';
  const size = useRead(window, 'resize', () => barSizeAt(window.innerWidth, { hasChoice, isEnglish }));
  return (
    <section className={styles.bar} aria-label={t('Top bar')}>
      <MenuToggle />
      <div className={styles.about}>
        <PageTitle />
        {hasPage && <OpenPageStatus />}
        <ReleaseChoice />
        {hasPage && hasChoice && <LanguageChoice size={size} />}
        {hasPage && <SavedNote />}
      </div>
      <SearchButton />
      {hasPage && <Controls size={size} />}
      {fits('compact', size) && <Bell />}
      <AccountButton />
    </section>
  );
}

function MenuToggle() {
  const { store } = useWorkbench();
  const isExpanded = useEditor((state) => state.isMenuExpanded);
  return (
    <IconButton
      icon={isExpanded ? icons.PanelLeftClose : icons.PanelLeftOpen}
      label={isExpanded ? t('Collapse menu') : t('Expand menu')}
      isExpanded={isExpanded}
      opens="menu"
      onClick={() => store.setState({ isMenuExpanded: !isExpanded })}
    />
  );
}

/** Opens the commands, which find pages, actions and settings; its words are shown where there is room. */
function SearchButton() {
  const workbench = useWorkbench();
  return (
    <button
      type="button"
      className={styles.search}
      aria-keyshortcuts="Control+K"
      onClick={() => openCommands(workbench)}
    >
      <icons.Search size={16} aria-hidden />
      <span className={styles.word}>{t('Search')}</span>
      <kbd>{keyName('Ctrl')} K</kbd>
    </button>
  );
}

function Controls({ size }: { size: BarSize }) {
  const workbench = useWorkbench();
  const { store } = workbench;
  const isOnCanvas = useEditor((state) => state.pageView === 'canvas');
  const isPanelOpen = useEditor((state) => state.isPanelOpen);
  const isSaving = useEditor(({ saving }) => saving.includes('page'));
  return (
    <>
      {fits('compact', size) && <ViewChoice size={size} />}
      <div className={styles.actions}>
        <Presence size={size} />
        {fits('roomy', size) && (
          <>
            <StepButton direction="undo" />
            <StepButton direction="redo" />
          </>
        )}
        {fits('compact', size) && isOnCanvas && (
          <IconButton
            icon={icons.PanelRight}
            label={t('Settings panel')}
            isPressed={isPanelOpen}
            opens="panel"
            onClick={() => store.setState({ isPanelOpen: !isPanelOpen })}
          />
        )}
        {fits('compact', size) && <CommentsButton />}
        {fits('full', size) && <ViewLive />}
        <Button className={styles.button} aria-busy={isSaving} onClick={() => void save(workbench, 'page')}>
          {t('Save')}
        </Button>
        <PublishMenu />
        <Suspense>{!fits('full', size) && <MoreMenu size={size} />}</Suspense>
      </div>
    </>
  );
}

/** Opens the comments; says how many are open. */
function CommentsButton() {
  const { store } = useWorkbench();
  const isOpen = useEditor((state) => state.isCommentsOpen);
  const open = useEditor((state) => openThreads(shownThreads(state)).length);
  return (
    <IconButton
      icon={icons.MessageSquare}
      label={open > 0 ? t('Comments, {open} open', { open }) : t('Comments')}
      isPressed={isOpen}
      opens="comments"
      onClick={() => store.setState({ isCommentsOpen: !isOpen })}
    />
  );
}

function StepButton({ direction }: { direction: 'undo' | 'redo' }) {
  const workbench = useWorkbench();
  const isPossible = useEditor(({ history }) => history[direction === 'undo' ? 'done' : 'undone'].length > 0);
  const [icon, label] = direction === 'undo' ? [icons.Undo2, t('Undo')] : [icons.Redo2, t('Redo')];
  return <IconButton icon={icon} label={label} disabled={!isPossible} onClick={() => stepBack(workbench, direction)} />;
}

/** The title of the page; the button leads to all pages. */
function PageTitle() {
  const { store } = useWorkbench();
  const title = useEditor(pageNameOf);
  return (
    <button
      type="button"
      className={styles.title}
      title={title}
      onClick={() => store.setState({ dialog: { kind: 'pageBrowser' } })}
    >
      <span className={styles.name} dir="auto">
        {title}
      </span>
      <icons.ChevronDown size={16} aria-hidden />
      <span className="visually-hidden">{t(', all pages')}</span>
    </button>
  );
}

/** The one button for what visitors see, and the menu beside it. */
function PublishMenu() {
  const workbench = useWorkbench();
  const [saved, release] = [useEditor((state) => state.saved), useEditor((state) => state.release)];
  const session = useEditor((state) => state.session);
  if (!saved) return null;
  const items = offeredActions({ saved, release, session }).map(({ label, icon, isDangerous, startsGroup, run }) => {
    return { label, icon, isDangerous, startsGroup, onChoose: () => run(workbench) };
  });
  return (
    <div className={styles.publish}>
      <button
        type="button"
        className={styles.publishNow}
        onClick={() => workbench.store.setState({ dialog: { kind: 'publish' } })}
      >
        {t('Publish')}
      </button>
      <Menu label={t('More about publishing')} className={styles.publishMore} items={items}>
        <icons.ChevronDown size={16} aria-hidden />
      </Menu>
    </div>
  );
}
