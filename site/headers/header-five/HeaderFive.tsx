import { Picture } from '../../elements/Picture.tsx';
import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderLinks } from '../../header-parts/HeaderLinks.tsx';
import { HeaderWords } from '../../header-parts/HeaderWords.tsx';
import type { GenericHeaderProps } from '../../header-parts/header-props.ts';
import styles from './HeaderFive.module.css';

const LARGE = { name: 'desktop', width: 1000, height: 1000 } as const;
const SMALL = { name: 'desktop', width: 480, height: 480 } as const;

/** A large and a small round picture, one leaning on the other. */
export function HeaderFive({ page, header, answers }: GenericHeaderProps) {
  const { image, secondImage, config, textColourPurple } = header;
  const colour = config.backgroundColour === 'transparent' ? 'lightYellow' : config.backgroundColour;
  const text = textColourPurple ? '' : `ground-darkPurple ${styles.dark}`;
  return (
    <header className={`${styles.header} ${header.headerGrid ? shared.graph : ''} ${text}`}>
      <div className={`column ${shared.rows}`}>
        <Breadcrumb page={page} trail={header.breadcrumb} />
        <div className={styles.opening}>
          <HeaderWords header={header}>
            <HeaderLinks header={header} />
          </HeaderWords>
          <div className={styles.pair}>
            <span className={`ground-${colour} ${styles.paper}`} aria-hidden="true" />
            <Picture
              field="header.image"
              className={styles.large}
              image={image}
              answers={answers}
              size={LARGE}
              sizes="(min-width: 67.5rem) 430px, 70vw"
              eager
            />
            <Picture
              field="header.secondImage"
              className={styles.small}
              image={secondImage}
              answers={answers}
              size={SMALL}
              sizes="(min-width: 67.5rem) 220px, 36vw"
              eager
            />
          </div>
        </div>
      </div>
    </header>
  );
}
