import { hasUnpublishedChanges, type Page } from '#content-store/model/entities/page.ts';
import { startComparison } from '../../saving/compare.ts';
import { collectionOf, documentKindOf } from '../../store/documents/collection-of.ts';
import type { Dialog } from '../../store/state/dialog.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import { refusalOf } from '../../store/state/rights.ts';
import { type IconComponent, icons } from '../../ui/icons.ts';
import type { Workbench } from '../../workbench/workbench.ts';

interface PublishAction {
  label: string;
  icon: IconComponent;
  /** It opens the dialog of a whole task, which the command palette already lists. */
  opensTask?: boolean;
  /** Other words people use for it. */
  words?: string;
  isDangerous?: boolean;
  /** Only who may publish the page can do it. */
  takesOffline?: boolean;
  /** Of a version in a release, too; the others are about the ordinary draft and what visitors see. */
  isOfVersions?: boolean;
  startsGroup?: boolean;
  /** Whether the menu shows it for this page, as last saved. */
  isOffered: (page: Page) => boolean;
  run: (workbench: Workbench) => void;
}

const isPage = (page: Page) => collectionOf(page) === 'pages';
export const open =
  (dialog: Dialog) =>
  ({ store }: Workbench): void =>
    store.setState({ dialog });

/** The actions besides publishing, in the order of the menu. */
export const publishActions: readonly PublishAction[] = [
  {
    label: 'See what changed',
    icon: icons.GitCompare,
    words: 'difference compare',
    isOffered: (page) => page.published && hasUnpublishedChanges(page),
    run: (workbench) => void startComparison(workbench, null),
  },
  {
    label: 'Discard changes…',
    icon: icons.Undo2,
    words: 'revert back to live reset throw away',
    isOffered: (page) => page.published && hasUnpublishedChanges(page),
    run: open({ kind: 'discard' }),
  },
  {
    label: 'Ask for review…',
    icon: icons.UserPlus,
    words: 'approval approve feedback sign off',
    isOfVersions: true,
    isOffered: () => true,
    run: open({ kind: 'askReview' }),
  },
  {
    label: 'Reviews of this page',
    icon: icons.CircleCheck,
    words: 'approve approval answer',
    isOfVersions: true,
    isOffered: () => true,
    run: open({ kind: 'review' }),
  },
  {
    label: 'Share a preview…',
    icon: icons.Share2,
    opensTask: true,
    isOffered: isPage,
    run: open({ kind: 'share' }),
  },
  {
    label: 'Add to a release…',
    icon: icons.FolderPlus,
    words: 'campaign together later bundle',
    isOffered: () => true,
    run: (workbench) => {
      const page = workbench.store.getState().saved?.page;
      if (page) open({ kind: 'addToRelease', items: [{ kind: documentKindOf(page), _id: page._id }] })(workbench);
    },
  },
  {
    label: 'Unpublish…',
    icon: icons.CloudOff,
    words: 'offline hide take down withdraw',
    isDangerous: true,
    startsGroup: true,
    takesOffline: true,
    isOffered: (page) => page.published,
    run: open({ kind: 'unpublish' }),
  },
  {
    label: 'Delete…',
    icon: icons.Trash2,
    words: 'remove trash',
    isDangerous: true,
    startsGroup: true,
    isOffered: (page) => !page.published,
    run: open({ kind: 'deletePage' }),
  },
];

/** Those for the open page, or its version in a release; unpublishing for who may. */
export function offeredActions(state: Pick<EditorState, 'saved' | 'release' | 'session'>): readonly PublishAction[] {
  const { saved, release } = state;
  const mayNot = refusalOf(state, 'publishPage') !== null;
  return publishActions.filter(
    ({ isOffered, isOfVersions, takesOffline }) =>
      saved && (isOfVersions || !release) && !(takesOffline && mayNot) && isOffered(saved.page),
  );
}
