import { CloudOff, CloudUpload, GitCompare, type LucideIcon, Settings2, Share2, Trash2 } from 'lucide-react';
import { hasUnpublishedChanges, type Page } from '#content-store/model/entities/page.ts';
import { startComparison } from '../history/compare.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import type { Dialog } from '../store/state/dialog.ts';
import type { Workbench } from '../workbench/workbench.ts';

interface PublishAction {
  label: string;
  icon: LucideIcon;
  isDangerous?: boolean;
  startsGroup?: boolean;
  /** Whether the menu shows it for this page, as last saved. */
  isOffered: (page: Page) => boolean;
  run: (workbench: Workbench) => void;
}

const always = () => true;
const isPage = (page: Page) => collectionOf(page) === 'pages';
const open =
  (dialog: Dialog) =>
  ({ store }: Workbench): void =>
    store.setState({ dialog });

/** The items of the publish menu, in their order. */
export const publishActions: readonly PublishAction[] = [
  { label: 'Publish…', icon: CloudUpload, isOffered: always, run: open({ kind: 'publish' }) },
  {
    label: 'See what changed',
    icon: GitCompare,
    isOffered: (page) => page.published && hasUnpublishedChanges(page),
    run: (workbench) => void startComparison(workbench, null),
  },
  { label: 'Share a preview…', icon: Share2, isOffered: isPage, run: open({ kind: 'share' }) },
  {
    label: 'Navigation, footer and settings…',
    icon: Settings2,
    isOffered: always,
    run: open({ kind: 'siteSettings' }),
  },
  {
    label: 'Unpublish…',
    icon: CloudOff,
    isDangerous: true,
    startsGroup: true,
    isOffered: (page) => page.published,
    run: open({ kind: 'unpublish' }),
  },
  {
    label: 'Delete…',
    icon: Trash2,
    isDangerous: true,
    startsGroup: true,
    isOffered: (page) => !page.published,
    run: open({ kind: 'deletePage' }),
  },
];
