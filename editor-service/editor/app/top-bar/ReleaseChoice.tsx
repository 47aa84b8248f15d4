import { ask } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { icons } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { t } from '../../words/t.ts';
import { useAfterSaving } from '../../workbench/use-after-saving.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './TopBar.module.css';

/** Which version of the page is open, where there are several: the draft, or that of a release. */
export function ReleaseChoice() {
  const workbench = useWorkbench();
  const open = useEditor((state) => state.release);
  const slug = useEditor((state) => state.slug);
  const isNotIn = useEditor(({ release, saved }) => release !== null && saved?.page.revision === 0);
  const holding = useAfterSaving(releasesOfPage, []);
  const others = holding.filter(({ _id }) => _id !== open?._id);
  if (!open && others.length === 0) return null;
  const go = (release: string | null) => () => leaveFor(workbench, { kind: 'page', href: `/${slug}`, release });
  const entry = (label: string, _id: string | null) => ({
    label,
    isOn: (open?._id ?? null) === _id,
    onChoose: go(_id),
  });
  const items = [
    entry(t('Draft'), null),
    ...(open ? [entry(open.name, open._id)] : []),
    ...others.map(({ _id, name }) => entry(name, _id)),
    ...(open
      ? [
          {
            label: t('Open the release…'),
            startsGroup: true,
            onChoose: () => workbench.store.setState({ dialog: { kind: 'release', _id: open._id } }),
          },
        ]
      : []),
  ];
  const name = open?.name ?? t('Draft');
  return (
    <>
      <Menu label={t('Version: {name}', { name })} className={styles.version} items={items}>
        <span className={styles.status}>{name}</span>
        <icons.ChevronDown size={16} aria-hidden />
      </Menu>
      {isNotIn && (
        <span className={styles.chip} data-tone="draft">
          <span className={styles.status}>{t('Not in it yet')}</span>
        </span>
      )}
    </>
  );
}

const releasesOfPage = async ({ page }: Documents) =>
  (await ask('release/list', { document: page._id })).releases.map(({ _id, name }) => ({ _id, name }));
