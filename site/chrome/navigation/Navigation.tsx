import type { PublicDomain } from '#content-store/model/entities/domain.ts';
import type { Navigation as NavigationContent } from '#content-store/model/entities/navigation.ts';
import type { PictureAnswers } from '../../elements/field-host.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { SocialLinks } from '../../elements/SocialLinks.tsx';
import { frameTexts as fixed } from '../../texts/fixed-texts.ts';
import { Logo } from '../logo/Logo.tsx';
import styles from './Navigation.module.css';
import { NavigationSearch } from './NavigationSearch.tsx';
import { NavigationTier } from './NavigationTier.tsx';

interface Props {
  navigation: NavigationContent;
  domain: PublicDomain;
  answers: PictureAnswers;
}

/** Logo, first tier, search and contact in a bar; on small screens behind a menu button. Works without JavaScript. */
export function Navigation({ navigation, domain, answers }: Props) {
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
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                stroke="currentColor"
                strokeWidth="2.5"
                aria-hidden="true"
              >
                <path d="M5 5l14 14M19 5 5 19" />
              </svg>
            </button>
          </div>
          <ul className={styles.tierOne}>
            {items.map((item, index) => (
              <NavigationTier key={item.key} item={item} field={`items.${index}`} />
            ))}
          </ul>
          <NavigationSearch terms={commonlySearchedTerms} />
          <LinkElement field="contact" className={`button ${styles.contact}`} placeholder="Link" link={contact} />
          <div className={styles.social}>
            <SocialLinks addresses={navigation} />
          </div>
        </nav>
      </div>
    </header>
  );
}
