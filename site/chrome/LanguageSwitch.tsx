import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { hrefOfVersion, type LanguageVersion } from '../content/language-versions.ts';
import { LineIcon, LUCIDE } from '../elements/LineIcon.tsx';
import { useFrameTexts } from '../texts/use-texts.ts';
import styles from './LanguageSwitch.module.css';

interface Props {
  language: SiteLanguage;
  links: readonly LanguageVersion[];
  domainId: string;
}

/** Leads to the page in other languages, each named in itself. Works without JavaScript. */
export function LanguageSwitch({ language, links, domainId }: Props) {
  const fixed = useFrameTexts();
  if (!links.some((link) => link.language.tag !== language.tag)) return null;
  return (
    <details name="tier-one">
      <summary className={styles.current}>
        <LineIcon size={24} {...LUCIDE}>
          <path d="M2 12h20M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20m0 0a10 10 0 1 0 0 20 10 10 0 1 0 0-20" />
        </LineIcon>
        <span>
          <span className="visually-hidden">{fixed.language}: </span>
          <bdi>{language.name}</bdi>
        </span>
      </summary>
      <ul className={styles.languages}>
        {links.map((link) => {
          const { tag, name } = link.language;
          const href = hrefOfVersion(link, domainId);
          const isHere = tag === language.tag;
          const version = (
            <a href={href} lang={tag} hrefLang={tag} aria-current={isHere ? 'true' : undefined}>
              <bdi>{name}</bdi>
            </a>
          );
          return <li key={tag}>{isHere ? <strong>{version}</strong> : version}</li>;
        })}
      </ul>
    </details>
  );
}
