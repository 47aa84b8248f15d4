import { ask } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
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
  const taken = useAfterSaving<StepsTaken | null>(askSteps, null);
  if (!taken) return null;
  const next = GUIDE_STEPS.find(({ does }) => !taken[does]);
  const close = () => {
    store.setState({
      isGuideOpen: false,
      announcement: { text: t('Guide closed. Ctrl+K, First steps reopens it.') },
    });
  };
  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <h2 className={styles.title} id="guide-title">
        {t('First steps')}
      </h2>
      <ol className={styles.steps}>
        {GUIDE_STEPS.map((step) => {
          const isDone = taken[step.does];
          return (
            <li key={step.name} className={styles.step} data-done={isDone || undefined}>
              <Button
                className={styles.name}
                aria-current={step === next ? 'step' : undefined}
                onClick={() => step.begin(workbench)}
              >
                {isDone && <icons.Check size={16} aria-hidden />}
                {step.name}
                {isDone && <span className="visually-hidden">{t('(done)')}</span>}
              </Button>
            </li>
          );
        })}
      </ol>
      <p className={styles.how} role="status">
        {howOf(next, isHome)}
      </p>
      <IconButton icon={icons.X} label={t('Close the guide')} onClick={close} />
    </section>
  );
}

function howOf(next: (typeof GUIDE_STEPS)[number] | undefined, isHome: boolean): string {
  if (!next) return t('Your site is live. Find everything else in the menu or with Ctrl+K.');
  return next === GUIDE_STEPS[0] && !isHome ? t('Open the home page to start.') : next.how;
}

const askSteps = () => ask('config/firstSteps', {});

/** What people have done on the site so far. */
type StepsTaken = Awaited<ReturnType<typeof askSteps>>;

interface GuideStep {
  name: string;
  /** How it is done, in a sentence. */
  how: string;
  does: keyof StepsTaken;
  begin: (workbench: Workbench) => void;
}

/** The steps from a new site to a first page that visitors see. */
const GUIDE_STEPS: readonly GuideStep[] = [
  {
    name: t('Edit the home page'),
    how: t('Click any text and type. Add components below one another: pictures, quotes, forms and more.'),
    does: 'hasEditedHome',
    begin: (workbench) => {
      const { slug, documents } = workbench.store.getState();
      const index = documents?.page.contents.length ?? 0;
      if (slug !== '') leaveFor(workbench, { kind: 'page', href: '/' });
      else open({ kind: 'addBlock', list: { kind: 'contents' }, index })(workbench);
    },
  },
  {
    name: t('Add a page'),
    how: t('Give it a title; its address is filled in for you.'),
    does: 'hasAddedPage',
    begin: open({ kind: 'newPage' }),
  },
  {
    name: t('Put it into the navigation'),
    how: t('Add an item in the panel and choose the page it leads to.'),
    does: 'hasEditedNavigation',
    begin: ({ store }) => store.setState({ ...showingDocument('navigation'), isPanelWanted: true }),
  },
  {
    name: t('Publish'),
    how: t('Choose what goes live. Visitors see it a moment later.'),
    does: 'hasPublished',
    begin: open({ kind: 'publish' }),
  },
];
