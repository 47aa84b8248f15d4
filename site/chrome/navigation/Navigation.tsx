import type { ReactNode } from 'react';
import type { PublicDomain } from '#content-store/model/entities/domain.ts';
import type { Navigation as NavigationContent, NavigationItem } from '#content-store/model/entities/navigation.ts';
import type { PictureAnswers } from '../../elements/field-host.ts';
import { LineIcon } from '../../elements/LineIcon.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { SocialLinks } from '../../elements/SocialLinks.tsx';
import { Text } from '../../elements/Text.tsx';
import { useFrameTexts } from '../../texts/use-texts.ts';
import { Logo } from '../logo/Logo.tsx';
import styles from './Navigation.module.css';
import { NavigationSearch } from './NavigationSearch.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Puts the menu behind its button when the bar has no room for it (site/scripts/menu-fit.js). */
      'menu-fit': import('react').HTMLAttributes<HTMLElement>;
    }
  }
}

interface Props {
  navigation: NavigationContent;
  domain: PublicDomain;
  answers: PictureAnswers;
  languages?: ReactNode;
}

/** Logo, first tier, search and contact in a bar; behind a menu button where they do not fit. Works without JavaScript. */
export function Navigation({ navigation, domain, answers, languages }: Props) {
  const fixed = useFrameTexts();
  const { domainImage, items, contact, commonlySearchedTerms } = navigation;
  return (
    <header className={styles.header}>
      <div className={`column ${styles.bar}`}>
        <Logo field="domainImage" image={domainImage} name={domain.name} answers={answers} />
        <button type="button" className={styles.menuButton} popoverTarget="site-menu">
          {fixed.menu}
          <span className={styles.menuSign} aria-hidden="true" />
        </button>
        <nav id="site-menu" className={styles.menu} popover="auto" aria-label={fixed.main} data-site-menu="">
          <div className={styles.menuHead}>
            <button type="button" className={styles.menuButton} popoverTarget="site-menu" popoverTargetAction="hide">
              {fixed.close}
              <LineIcon>
                <path d="M5 5l14 14M19 5 5 19" />
              </LineIcon>
            </button>
          </div>
          <ul className={styles.tierOne}>
            {items.map((item, index) => (
              <NavigationTier key={item.key} item={item} field={`items.${index}`} />
            ))}
          </ul>
          <NavigationSearch terms={commonlySearchedTerms} />
          {languages && <div className={styles.languages}>{languages}</div>}
          <LinkElement field="contact" className={`button ${styles.contact}`} link={contact} />
          <div className={styles.social}>
            <SocialLinks addresses={navigation} />
          </div>
        </nav>
      </div>
      <menu-fit />
    </header>
  );
}

/** An entry of the first tier: a link, or a sheet with the second tier. Opening one closes the others. */
function NavigationTier({ item, field }: { item: NavigationItem; field: string }) {
  if (item.items.length === 0) {
    return (
      <li>
        <LinkElement field={`${field}.link`} className={styles.entry} link={item.link} />
      </li>
    );
  }
  return (
    <li>
      <details className={styles.details} name="tier-one">
        <summary className={styles.entry}>{item.link.text}</summary>
        <div className={styles.sheet}>
          <div className={`column ${styles.sheetColumns}`}>
            <div className={styles.about}>
              <LinkElement field={`${field}.link`} className={styles.title} link={item.link} />
              <Text field={`${field}.description`} as="p" placeholder="Description" value={item.description} />
            </div>
            <ul className={styles.tierTwo}>
              {item.items.map((entry, index) => (
                <li key={entry.key}>
                  <LinkElement field={`${field}.items.${index}.link`} className={styles.entryTwo} link={entry.link} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}
