import { Picture } from '../../elements/Picture.tsx';
import { HEADER_IMAGE, HEADER_IMAGE_MOBILE } from '../../fields/picture-sizes.ts';
import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderLinks } from '../../header-parts/HeaderLinks.tsx';
import { HeaderWords } from '../../header-parts/HeaderWords.tsx';
import { type GenericHeaderProps, headerGround } from '../../header-parts/header-props.ts';
import styles from './HeaderWithGrid.module.css';

/** Graph paper: text and picture are aligned to its squares, with a few shapes cut along the lines. */
export function HeaderWithGrid({ page, header, answers }: GenericHeaderProps) {
  return (
    <header className={`${headerGround(header)} ${styles.paper}`}>
      <div className={`column ${shared.rows}`}>
        <Breadcrumb page={page} trail={header.breadcrumb} />
        <div className={styles.opening}>
          <HeaderWords header={header}>
            <HeaderLinks header={header} />
          </HeaderWords>
          <div className={styles.squares}>
            <span className={styles.quarter} aria-hidden="true" />
            <span className={styles.disc} aria-hidden="true" />
            <Picture
              field="header.image"
              className={styles.picture}
              image={header.image}
              answers={answers}
              size={HEADER_IMAGE}
              mobileSize={HEADER_IMAGE_MOBILE}
              sizes="(min-width: 67.5rem) 480px, 75vw"
              eager
            />
            <span className={styles.leaf} aria-hidden="true" />
          </div>
        </div>
      </div>
    </header>
  );
}
