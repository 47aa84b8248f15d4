import type { AnswerOf } from '#editor-service/contract.ts';
import { leaveFor } from '../actions/leave.ts';
import { useWorkbench } from '../shell/workbench-context.ts';
import styles from './Library.module.css';

type Place = AnswerOf<'media/usage'>[number];

const KINDS: Record<Exclude<Place['kind'], 'page'>, string> = {
  navigation: 'Navigation',
  footer: 'Footer',
  siteSettings: 'Site settings',
  banner: 'Banner',
  acknowledgementBox: 'Acknowledgement box',
  tags: 'Tags',
  redirects: 'Redirects',
  categories: 'Categories',
};

/** Where an original is used, and whether visitors see it there. */
export function MediaUsage({ places }: { places: readonly Place[] }) {
  const workbench = useWorkbench();
  if (places.length === 0) return <p className={styles.facts}>Nothing uses it.</p>;

  function open(href: string) {
    workbench.store.setState({ dialog: null });
    leaveFor(workbench, { kind: 'page', href });
  }

  return (
    <div>
      <h4 className={styles.subheading}>Used in</h4>
      <ul className={styles.usage}>
        {places.map(({ _id, kind, slug, isPublished }) => (
          <li key={_id}>
            {kind === 'page' ? (
              <a
                href={`/${slug}`}
                onClick={(event) => {
                  event.preventDefault();
                  open(`/${slug}`);
                }}
              >
                /{slug}
              </a>
            ) : (
              KINDS[kind]
            )}
            {!isPublished && ' (draft)'}
          </li>
        ))}
      </ul>
    </div>
  );
}
