import { Check, X } from 'lucide-react';
import { ask } from '../../api/client.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useAfterSaving } from '../../workbench/use-after-saving.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './Guide.module.css';
import { GUIDE_STEPS, type SiteFacts } from './guide-steps.ts';

/** The way to the first page, above the page: what is done, what comes next and how. */
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
                {isDone && <Check size={16} aria-hidden />}
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
      <IconButton icon={X} label="Close the guide" onClick={close} />
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
