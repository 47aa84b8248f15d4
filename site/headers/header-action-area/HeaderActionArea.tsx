import { Text } from '../../elements/Text.tsx';
import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderLinks } from '../../header-parts/HeaderLinks.tsx';
import { type GenericHeaderProps, headerGround } from '../../header-parts/header-props.ts';
import styles from './HeaderActionArea.module.css';

/** The topic in large letters, beside a ticket with the link. */
export function HeaderActionArea({ page, header }: GenericHeaderProps) {
  const { heading, description, breadcrumb } = header;
  return (
    <header className={`${headerGround(header)} ${styles.counter} ${header.headerGrid ? shared.graph : ''}`}>
      <div className={`column ${shared.rows}`}>
        <Breadcrumb page={page} trail={breadcrumb} />
        <div className={styles.opening}>
          <Text field="header.heading" as="h1" className={styles.heading} value={heading} />
          <div className={`ground-white ${styles.ticket}`}>
            <Text field="header.description" as="p" className={shared.description} value={description} />
            <HeaderLinks header={header} />
          </div>
        </div>
      </div>
    </header>
  );
}
