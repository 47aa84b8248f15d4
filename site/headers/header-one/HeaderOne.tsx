import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderLinks } from '../../header-parts/HeaderLinks.tsx';
import { HeaderWords } from '../../header-parts/HeaderWords.tsx';
import { type GenericHeaderProps, headerGround } from '../../header-parts/header-props.ts';
import styles from './HeaderOne.module.css';

/** A poster: large text alone on one colour, with a low sun in a paler shade. */
export function HeaderOne({ page, header }: GenericHeaderProps) {
  return (
    <header className={`${headerGround(header)} ${styles.poster} ${header.headerGrid ? shared.graph : ''}`}>
      <div className={`column ${shared.rows}`}>
        <Breadcrumb page={page} trail={header.breadcrumb} />
        <HeaderWords header={header} className={styles.words}>
          <HeaderLinks header={header} />
        </HeaderWords>
      </div>
    </header>
  );
}
