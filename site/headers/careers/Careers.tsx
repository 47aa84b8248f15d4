import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderWords } from '../../header-parts/HeaderWords.tsx';
import { type HeaderPropsOf, headerGround } from '../../header-parts/header-props.ts';
import type { careers } from '../../templates/careers/definition.ts';
import styles from './Careers.module.css';

/** A job on the noticeboard: a pinned sheet with a tear-off strip below. */
export function Careers({ page, header }: HeaderPropsOf<typeof careers>) {
  return (
    <header className={styles.header}>
      <div className={`column ${shared.rows}`}>
        <Breadcrumb page={page} trail={header.breadcrumb} />
        <div className={`${headerGround(header)} ${styles.notice}`}>
          <Text
            field="header.subheading"
            as="p"
            className={styles.subheading}
            placeholder="Place, hours, pay"
            value={header.subheading}
          />
          <HeaderWords header={header} />
          <div className={`${shared.links} ${styles.strip}`}>
            <LinkElement field="header.applyLink" className="button" placeholder="Apply" link={header.applyLink} />
            <LinkElement field="header.shareLink" className="text-link" placeholder="Share" link={header.shareLink} />
          </div>
        </div>
      </div>
    </header>
  );
}
