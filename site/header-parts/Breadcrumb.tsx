import type { BreadcrumbItem } from '#content-store/model/entities/breadcrumb.ts';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { linkAttributes } from '../elements/link-attributes.ts';
import { titleOfPage } from '../elements/title-of-page.ts';
import { useFrameTexts, useHome } from '../texts/use-texts.ts';
import styles from './Breadcrumb.module.css';

interface Props {
  page: Pick<PublishedPage, 'slug' | 'title' | 'header' | 'showBreadcrumb'>;
  trail: readonly BreadcrumbItem[];
}

/** Home, the trail, then the page's title; nothing if switched off. */
export function Breadcrumb({ page, trail }: Props) {
  const fixed = useFrameTexts();
  const { slug, showBreadcrumb } = page;
  const home = useHome();
  if (!showBreadcrumb || `/${slug}` === home) return null;
  return (
    <nav aria-label={fixed.breadcrumb}>
      <ol className={styles.trail}>
        <li>
          <a href={home}>{fixed.home}</a>
        </li>
        {trail.map(({ key, slug: href, text, type }) => (
          <li key={key ?? href}>
            <a {...linkAttributes({ type, href, text })}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{titleOfPage(page)}</li>
      </ol>
    </nav>
  );
}
