import type { BreadcrumbItem } from '#content-store/model/entities/breadcrumb.ts';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { linkAttributes } from '../../elements/link-attributes.ts';
import { titleFromSlug } from '../../elements/title-from-slug.ts';
import { frameTexts as fixed } from '../../texts/fixed-texts.ts';
import styles from './Breadcrumb.module.css';

interface Props {
  page: Pick<PublishedPage, 'slug' | 'showBreadcrumb'>;
  trail: readonly BreadcrumbItem[];
}

/** Home, the trail, then the page's title derived from its slug (specification 2 §2); nothing if switched off. */
export function Breadcrumb({ page: { slug, showBreadcrumb }, trail }: Props) {
  if (!showBreadcrumb || slug === '') return null;
  return (
    <nav aria-label={fixed.breadcrumb}>
      <ol className={styles.trail}>
        <li>
          <a href="/">{fixed.home}</a>
        </li>
        {trail.map(({ key, slug: href, text, type }) => (
          <li key={key ?? href}>
            <a {...linkAttributes({ type, href, text })}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{titleFromSlug(slug)}</li>
      </ol>
    </nav>
  );
}
