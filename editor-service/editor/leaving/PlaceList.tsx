import { useWorkbench } from '../workbench/workbench-context.ts';
import { leaveFor } from './leave.ts';
import styles from './PlaceList.module.css';

const KINDS = {
  navigation: 'Navigation',
  footer: 'Footer',
  siteSettings: 'Site settings',
  banner: 'Banner',
  acknowledgementBox: 'Acknowledgement box',
  tags: 'Tags',
  redirects: 'Redirects',
  categories: 'Categories',
};

export interface Place {
  _id: string;
  kind: 'page' | keyof typeof KINDS;
  /** Of a page: its address. */
  slug?: string | null | undefined;
  isPublished?: boolean;
}

/** Where something is used; pages can be gone to, after a question about unsaved changes. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  const workbench = useWorkbench();

  return (
    <ul className={styles.places}>
      {places.map(({ _id, kind, slug, isPublished = true }) => (
        <li key={_id}>
          {kind === 'page' ? (
            <a
              href={`/${slug}`}
              onClick={(event) => {
                event.preventDefault();
                leaveFor(workbench, { kind: 'page', href: `/${slug}` });
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
  );
}
