import { leaveFor } from '../../saving/leaving/leave.ts';
import type { Dialog } from '../../store/state/dialog.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/** What a new site already has. */
export interface SiteFacts {
  /** Components on the home page. */
  homeBlocks: number;
  pages: number;
  navigationItems: number;
  /** Drafts that visitors do not see yet. */
  waiting: number;
}

export interface GuideStep {
  name: string;
  /** How it is done, in a sentence. */
  how: string;
  isDone: (facts: SiteFacts) => boolean;
  begin: (workbench: Workbench) => void;
}

/** The way from an empty site to a first page that visitors see. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    name: 'Fill the home page',
    how: 'Click any text and type. Add components below one another: pictures, quotes, forms and more.',
    isDone: ({ homeBlocks }) => homeBlocks > 0,
    begin: (workbench) => {
      const { slug, documents } = workbench.store.getState();
      const index = documents?.page.contents.length ?? 0;
      if (slug !== '') leaveFor(workbench, { kind: 'page', href: '/' });
      else open(workbench, { kind: 'addBlock', list: { kind: 'contents' }, index });
    },
  },
  {
    name: 'Add a page',
    how: 'Give it a title; its address is filled in for you.',
    isDone: ({ pages }) => pages > 1,
    begin: (workbench) => open(workbench, { kind: 'newPage' }),
  },
  {
    name: 'Put it into the navigation',
    how: 'Add an item in the panel and choose the page it leads to.',
    isDone: ({ navigationItems }) => navigationItems > 0,
    begin: ({ store }) => store.setState({ selection: { kind: 'navigation' }, isPanelOpen: true, isPanelWanted: true }),
  },
  {
    name: 'Publish',
    how: 'Choose what goes live. Visitors see it a moment later.',
    isDone: (facts) => facts.waiting === 0 && facts.homeBlocks > 0 && facts.pages > 1,
    begin: (workbench) => open(workbench, { kind: 'publish' }),
  },
];

function open({ store }: Workbench, dialog: Dialog): void {
  store.setState({ dialog });
}
