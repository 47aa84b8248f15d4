import { Picture } from '../../elements/Picture.tsx';
import { LARGE_HEADER_IMAGE, LARGE_HEADER_IMAGE_MOBILE } from '../../fields/picture-sizes.ts';
import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderLinks } from '../../header-parts/HeaderLinks.tsx';
import { HeaderWords } from '../../header-parts/HeaderWords.tsx';
import { type GenericHeaderProps, headerGround } from '../../header-parts/header-props.ts';
import { LinkedInLink } from '../../header-parts/LinkedInLink.tsx';
import styles from './HeaderFour.module.css';

/** The largest picture of all headers, with the text on a sheet over its corner. */
export function HeaderFour({ page, header, answers }: GenericHeaderProps) {
  return (
    <header className={`${styles.header} ${header.headerGrid ? shared.graph : ''}`}>
      <div className={`column ${shared.rows}`}>
        <Breadcrumb page={page} trail={header.breadcrumb} />
        <div className={styles.desk}>
          <Picture
            field="header.image"
            className={styles.picture}
            image={header.image}
            answers={answers}
            size={LARGE_HEADER_IMAGE}
            mobileSize={LARGE_HEADER_IMAGE_MOBILE}
            sizes="(min-width: 1152px) 1152px, 100vw"
            eager
          />
          <div className={`${headerGround(header)} ${styles.sheet}`}>
            <HeaderWords header={header}>
              <HeaderLinks header={header} />
              <LinkedInLink link={header.linkedIn} />
            </HeaderWords>
          </div>
        </div>
      </div>
    </header>
  );
}
