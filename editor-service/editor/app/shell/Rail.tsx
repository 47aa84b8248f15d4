import type { ComponentProps } from 'react';
import { hasUnpublishedChanges } from '#content-store/model/entities/page.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { save } from '../../saving/save.ts';
import type { Task } from '../../store/state/dialog.ts';
import { isDirty } from '../../store/state/editor-state.ts';
import { saveWords } from '../../store/state/save-state.ts';
import { useIsNarrow } from '../../ui/dialog/use-is-narrow.ts';
import { type IconComponent, icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './Rail.module.css';
import { RailButton } from './RailButton.tsx';

/**
 * The side menu; before login it offers only the login. Its toggle is in the top bar, which visitors
 * do not have. On a phone it overlays the page, and closes with each choice.
 */
export function Rail() {
  const { store } = useWorkbench();
  const isExpanded = useEditor((state) => state.isMenuExpanded);
  const isLoggedOut = useEditor((state) => state.session.kind === 'loggedOut');
  const isPhone = useIsNarrow();
  if (isPhone && !isExpanded && !isLoggedOut) return null;
  const close = isPhone && !isLoggedOut ? () => store.setState({ isMenuExpanded: false }) : undefined;
  return (
    <nav
      id="menu"
      className={styles.rail}
      aria-label={t('Editor menu')}
      data-expanded={isExpanded || undefined}
      onClick={close}
      onKeyDown={({ key }) => key === 'Escape' && close?.()}
    >
      {isLoggedOut ? <VisitorItems /> : <EditorItems />}
    </nav>
  );
}

function VisitorItems() {
  const { store } = useWorkbench();
  const isExpanded = useEditor((state) => state.isMenuExpanded);
  return (
    <>
      <RailButton
        icon={isExpanded ? icons.PanelLeftClose : icons.PanelLeftOpen}
        label={isExpanded ? t('Collapse menu') : t('Expand menu')}
        isExpanded={isExpanded}
        onClick={() => store.setState({ isMenuExpanded: !isExpanded })}
      />
      <hr className={styles.line} />
      <DialogItem id="log-in" dialog="login" icon={icons.LogIn} label={t('Log in')} />
    </>
  );
}

function EditorItems() {
  const workbench = useWorkbench();
  const { store } = workbench;
  const isSelecting = useEditor((state) => state.activeMenuItem === 'select');
  const isReady = useEditor((state) => state.documents !== null);
  const hasMark = useEditor(({ saved }) => saved !== null && hasUnpublishedChanges(saved.page));
  return (
    <>
      <RailButton
        icon={icons.MousePointerClick}
        label={t('Select component')}
        isPressed={isSelecting && isReady}
        isDisabled={!isReady}
        onClick={() => store.setState({ activeMenuItem: isSelecting ? null : 'select', selection: null })}
      />
      <DialogItem dialog="newPage" icon={icons.FilePlus2} label={t('Create new page')} />
      <SaveItem name="page" icon={icons.Save} label={t('Save page')} />
      <SaveItem name="navigation" icon={icons.PanelsTopLeft} label={t('Save navigation')} />
      <SaveItem name="footer" icon={icons.PanelBottom} label={t('Save footer')} />
      <DialogItem
        dialog="publish"
        icon={icons.CloudUpload}
        label={t('Publish page')}
        mark={hasMark ? t('Unpublished changes') : undefined}
        isDisabled={!isReady}
      />
      <DialogItem dialog="config" icon={icons.Globe} label={t('People and domains')} otherName="config settings" />
      <DialogItem dialog="siteSettings" icon={icons.Settings2} label={t('Site settings')} />
      <DialogItem dialog="pageSettings" icon={icons.FileCog} label={t('Page settings')} isDisabled={!isReady} />
      <DialogItem dialog="dashboard" icon={icons.Gauge} label={t('Dashboard')} />
      <DialogItem dialog="pageBrowser" icon={icons.Files} label={t('Pages')} />
      <DialogItem dialog="library" icon={icons.Images} label={t('Media')} />
      <span className={styles.gap} />
      <RailButton icon={icons.LogOut} label={t('Log out')} onClick={() => leaveFor(workbench, { kind: 'logOut' })} />
    </>
  );
}

function SaveItem({
  name,
  icon,
  label,
}: {
  name: 'page' | 'navigation' | 'footer';
  icon: IconComponent;
  label: string;
}) {
  const workbench = useWorkbench();
  // Only the page can be missing.
  const isReady = useEditor(({ documents, loading }) =>
    name === 'page' ? documents !== null : loading.kind !== 'loading',
  );
  const hasChanges = useEditor((state) => isDirty(state, name));
  const words = useEditor((state) => saveWords(state, name));
  const isSaving = useEditor((state) => state.saving.includes(name));
  return (
    <RailButton
      icon={icon}
      label={label}
      mark={hasChanges ? (words ?? undefined) : undefined}
      isBusy={isSaving}
      isDisabled={!isReady}
      onClick={() => void save(workbench, name)}
    />
  );
}

interface DialogItemProps extends Omit<ComponentProps<typeof RailButton>, 'onClick'> {
  dialog: Task | 'login' | 'publish';
}

function DialogItem({ dialog: kind, ...button }: DialogItemProps) {
  const { store } = useWorkbench();
  return <RailButton {...button} onClick={() => store.setState({ dialog: { kind } })} />;
}
