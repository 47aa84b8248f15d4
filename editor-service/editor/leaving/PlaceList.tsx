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
  /** The address of a page. */
  slug?: string | null | undefined;
  isPublished?: boolean;
}

/** Where something is used; pages are links, which ask about unsaved changes first. */
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
