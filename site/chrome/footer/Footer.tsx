import type { ReactNode } from 'react';
import type { PublicDomain } from '#content-store/model/entities/domain.ts';
import type { Footer as FooterContent } from '#content-store/model/entities/footer.ts';
import type { Link } from '#content-store/model/values/link.ts';
import { type PictureAnswers, useIsEditing } from '../../elements/field-host.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { SocialLinks } from '../../elements/SocialLinks.tsx';
import { Text } from '../../elements/Text.tsx';
import { useFrameTexts } from '../../texts/use-texts.ts';
import { Logo } from '../logo/Logo.tsx';
import styles from './Footer.module.css';

interface Props {
  footer: FooterContent;
  domain: PublicDomain;
  answers: PictureAnswers;
  languages?: ReactNode;
}

/** The footer of every page: the organisation, how to contact it, further links. */
export function Footer({ footer, domain, answers, languages }: Props) {
  const fixed = useFrameTexts();
  const { sitemap, contactHeading, contactDetails, locations } = footer;
  const isFilled = sitemap.length + contactHeading.length + contactDetails.length + locations.length > 0;
  // Without content, only the lines above and below would show.
  const groups = useIsEditing() || isFilled ? styles.groups : undefined;
  return (
    <footer className={`ground-darkPurple ${styles.footer}`}>
      <div className={styles.hills} aria-hidden="true" />
      <div className={`column ${styles.rows}`}>
        <div className={styles.first}>
          <div className={styles.who}>
            <Logo field="logo" image={footer.logo} name={domain.name} answers={answers} />
            <Text field="socialText" as="p" placeholder="Social text" value={footer.socialText} />
            <SocialLinks addresses={footer} />
          </div>
          <div className={styles.fields}>
            <Text field="fieldsHeading" as="h2" className={styles.invitation} value={footer.fieldsHeading} />
            <Text field="fieldsDescription" as="p" value={footer.fieldsDescription} />
            <ul className={styles.actions}>
              {footer.actions.map(({ key, link }, index) => (
                <li key={key}>
                  <LinkElement field={`actions.${index}.link`} className="button" link={link} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={groups}>
          <div className={styles.pages}>
            {sitemap.map((group, index) => (
              <nav key={group.key} aria-label={group.heading || fixed.pages}>
                <Text field={`sitemap.${index}.heading`} as="h2" className={styles.heading} value={group.heading} />
                <FooterLinks field={`sitemap.${index}.links`} links={group.links} />
              </nav>
            ))}
          </div>
          {/* Forms without JavaScript link here. */}
          <div className={styles.places} id="reach-us">
            <div>
              <Text field="contactHeading" as="h2" className={styles.heading} value={contactHeading} />
              <RichText field="contactDetails" placeholder="Contact details" value={contactDetails} />
            </div>
            {locations.map((location, index) => (
              <address key={location.key} className={styles.address}>
                <Text field={`locations.${index}.name`} as="p" className={styles.heading} value={location.name} />
                <Text field={`locations.${index}.address`} as="p" value={location.address} />
              </address>
            ))}
          </div>
        </div>
        <div className={styles.last}>
          <RichText field="declarations" className={styles.declarations} value={footer.declarations} />
          <Text field="copyright" as="p" placeholder="Copyright" value={footer.copyright} />
          {languages}
          <FooterLinks field="items" links={footer.items} className={styles.items} />
        </div>
      </div>
    </footer>
  );
}

interface LinksProps {
  /** Path of the list in the footer. */
  field: string;
  links: readonly { key: string; link: Link }[];
  className?: string | undefined;
}

/** A list of footer links; nothing when it is empty. */
function FooterLinks({ field, links, className }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ key, link }, index) => (
        <li key={key}>
          <LinkElement field={`${field}.${index}.link`} className={styles.link} link={link} />
        </li>
      ))}
    </ul>
  );
}
