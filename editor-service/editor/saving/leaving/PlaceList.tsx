import { sectionAddress } from '#content-store/model/entities/section.ts';
import type { SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { SITE_DOCUMENT_TITLES } from '#content-store/model/entities/site-document-titles.ts';
import { t } from '../../words/t.ts';
import { PageLink } from './PageLink.tsx';
import styles from './PlaceList.module.css';

export interface UsePlace {
  _id: string;
  kind: 'page' | 'section' | SiteDocumentKind;
  /** The address of a page. */
  slug?: string | null | undefined;
  /** The title of a page, the name of a section. */
  name?: string | undefined;
  isPublished?: boolean;
}

/** Where something is used; pages and sections are links, which ask about unsaved changes first. */
export function PlaceList({ places }: { places: readonly UsePlace[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ isPublished = true, ...place }) => (
        <li key={place._id}>
          <PlaceName {...place} />
          {!isPublished && ` ${t('(draft)')}`}
        </li>
      ))}
    </ul>
  );
}

function PlaceName({ _id, kind, slug, name }: Omit<UsePlace, 'isPublished'>) {
  if (kind === 'section') return <PageLink slug={sectionAddress(_id)}>{t('Section “{name}”', { name })}</PageLink>;
  if (kind !== 'page') return t(SITE_DOCUMENT_TITLES[kind]);
  return (
    <>
      <PageLink slug={slug ?? ''}>{name || `/${slug}`}</PageLink>
      {name && <span className={styles.address}>/{slug}</span>}
    </>
  );
}
