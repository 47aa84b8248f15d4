import { Picture } from '../../elements/Picture.tsx';
import { PORTRAIT } from '../../fields/picture-sizes.ts';
import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderWords } from '../../header-parts/HeaderWords.tsx';
import type { HeaderPropsOf } from '../../header-parts/header-props.ts';
import { LinkedInLink } from '../../header-parts/LinkedInLink.tsx';
import type { teamMember } from '../../templates/team-member/definition.ts';
import styles from './TeamMember.module.css';

/** A round portrait before a paper half moon, and a name as large as the portrait. */
export function TeamMember({ page, header, answers }: HeaderPropsOf<typeof teamMember>) {
  return (
    <header className={`${styles.header} ${header.textColourPurple ? '' : `ground-darkPurple ${styles.dark}`}`}>
      <div className={`column ${shared.rows}`}>
        <Breadcrumb page={page} trail={header.breadcrumb} />
        <div className={styles.meeting}>
          <div className={styles.face}>
            <Picture
              field="header.image"
              className={styles.portrait}
              image={header.image}
              answers={answers}
              size={PORTRAIT}
              sizes="(min-width: 67.5rem) 420px, 70vw"
              eager
            />
          </div>
          <HeaderWords header={header} className={styles.words}>
            <LinkedInLink link={header.linkedIn} />
          </HeaderWords>
        </div>
      </div>
    </header>
  );
}
