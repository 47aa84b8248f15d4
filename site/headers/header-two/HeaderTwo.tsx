import { Picture } from '../../elements/Picture.tsx';
import { HEADER_IMAGE, HEADER_IMAGE_MOBILE } from '../../fields/picture-sizes.ts';
import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderLinks } from '../../header-parts/HeaderLinks.tsx';
import { HeaderWords } from '../../header-parts/HeaderWords.tsx';
import { type GenericHeaderProps, headerGround } from '../../header-parts/header-props.ts';
import styles from './HeaderTwo.module.css';

/** Half a page of paper over a picture that runs off the window, with one long round cut between them. */
export function HeaderTwo({ page, header, answers }: GenericHeaderProps) {
  return (
    <header className={`${headerGround(header)} ${styles.halves} ${header.headerGrid ? shared.graph : ''}`}>
      <div className={`column ${shared.rows} ${styles.text}`}>
        <Breadcrumb page={page} trail={header.breadcrumb} />
        <HeaderWords header={header} className={styles.words}>
          <HeaderLinks header={header} />
        </HeaderWords>
      </div>
      <div className={styles.stage}>
        <Picture
          field="header.image"
          className={styles.picture}
          image={header.image}
          answers={answers}
          size={HEADER_IMAGE}
          mobileSize={HEADER_IMAGE_MOBILE}
          sizes="(min-width: 67.5rem) 50vw, 100vw"
          eager
        />
      </div>
    </header>
  );
}
