import { sectionAddress } from '#content-store/model/entities/section.ts';
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
  kind: 'page' | 'section' | keyof typeof KINDS;
  /** The address of a page. */
  slug?: string | null | undefined;
  /** The title of a page, the name of a section. */
  name?: string | undefined;
  isPublished?: boolean;
}

/** Where something is used; pages and sections are links, which ask about unsaved changes first. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  const workbench = useWorkbench();

  return (
    <ul className={styles.places}>
      {places.map(({ isPublished = true, ...place }) => (
        <li key={place._id}>
          <PlaceName {...place} onOpen={(href) => leaveFor(workbench, { kind: 'page', href })} />
          {!isPublished && ' (draft)'}
        </li>
      ))}
    </ul>
  );
}

function PlaceName({ _id, kind, slug, name, onOpen }: Omit<Place, 'isPublished'> & { onOpen: (href: string) => void }) {
  if (kind !== 'page' && kind !== 'section') return KINDS[kind];
  const href = kind === 'page' ? `/${slug}` : `/${sectionAddress(_id)}`;
  return (
    <>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onOpen(href);
        }}
      >
        {kind === 'page' ? name || href : `Section “${name}”`}
      </a>
      {kind === 'page' && name && <span className={styles.address}>{href}</span>}
    </>
  );
}
