import { ask } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { icons } from '../../ui/icons.ts';
import { useAfterSaving } from '../../workbench/use-after-saving.ts';
import { showingDocument } from '../../workbench/wanted-block.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { open } from '../top-bar/publish-actions.ts';
import styles from './Guide.module.css';

/** The first steps on a new site, above the page: what is done, what comes next, and how to do it. */
export function Guide() {
  const workbench = useWorkbench();
  const { store } = workbench;
  const isHome = useEditor((state) => state.slug === '');
  const facts = useSiteFacts();
  if (!facts) return null;
  const next = GUIDE_STEPS.find(({ isDone }) => !isDone(facts));
  const close = () => {
    store.setState({
      isGuideOpen: false,
      announcement: { text: 'Guide closed. Ctrl+K, First steps reopens it.' },
    });
  };
  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <h2 className={styles.title} id="guide-title">
        First steps
      </h2>
      <ol className={styles.steps}>
        {GUIDE_STEPS.map((step) => {
          const isDone = step.isDone(facts);
          return (
            <li key={step.name} className={styles.step} data-done={isDone || undefined}>
              <Button
                className={styles.name}
                aria-current={step === next ? 'step' : undefined}
                onClick={() => step.begin(workbench)}
              >
                {isDone && <icons.Check size={16} aria-hidden />}
                {step.name}
                {isDone && <span className="visually-hidden">(done)</span>}
              </Button>
            </li>
          );
        })}
      </ol>
      <p className={styles.how} role="status">
        {howOf(next, isHome)}
      </p>
      <IconButton icon={icons.X} label="Close the guide" onClick={close} />
    </section>
  );
}

function howOf(next: (typeof GUIDE_STEPS)[number] | undefined, isHome: boolean): string {
  if (!next) return 'Your site is live. Find everything else in the menu or with Ctrl+K.';
  return next === GUIDE_STEPS[0] && !isHome ? 'Open the home page to start.' : next.how;
}

/** What the new site already has; null until it is known. */
const useSiteFacts = (): SiteFacts | null => useAfterSaving<SiteFacts | null>(factsOf, null);

async function factsOf({ navigation }: Documents): Promise<SiteFacts> {
  const [home, { total }, { items }] = await Promise.all([
    ask('page/load', { slug: '' }).catch(() => null),
    ask('page/find', { page: 1, size: 1 }),
    ask('publish/waiting', {}),
  ]);
  const homeBlocks = home?.contents.length ?? 0;
  return { homeBlocks, pages: total, navigationItems: navigation.items.length, waiting: items.length };
}

/** What a new site already has. */
export interface SiteFacts {
  /** Components on the home page. */
  homeBlocks: number;
  pages: number;
  navigationItems: number;
  /** Drafts that visitors do not see yet. */
  waiting: number;
}

interface GuideStep {
  name: string;
  /** How it is done, in a sentence. */
  how: string;
  isDone: (facts: SiteFacts) => boolean;
  begin: (workbench: Workbench) => void;
}

/** The steps from an empty site to a first page that visitors see. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    name: 'Fill the home page',
    how: 'Click any text and type. Add components below one another: pictures, quotes, forms and more.',
    isDone: ({ homeBlocks }) => homeBlocks > 0,
    begin: (workbench) => {
      const { slug, documents } = workbench.store.getState();
      const index = documents?.page.contents.length ?? 0;
      if (slug !== '') leaveFor(workbench, { kind: 'page', href: '/' });
      else open({ kind: 'addBlock', list: { kind: 'contents' }, index })(workbench);
    },
  },
  {
    name: 'Add a page',
    how: 'Give it a title; its address is filled in for you.',
    isDone: ({ pages }) => pages > 1,
    begin: open({ kind: 'newPage' }),
  },
  {
    name: 'Put it into the navigation',
    how: 'Add an item in the panel and choose the page it leads to.',
    isDone: ({ navigationItems }) => navigationItems > 0,
    begin: ({ store }) => store.setState({ ...showingDocument('navigation'), isPanelWanted: true }),
  },
  {
    name: 'Publish',
    how: 'Choose what goes live. Visitors see it a moment later.',
    isDone: (facts) => facts.waiting === 0 && facts.homeBlocks > 0 && facts.pages > 1,
    begin: open({ kind: 'publish' }),
  },
];
