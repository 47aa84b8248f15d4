import { Picture } from '../../elements/Picture.tsx';
import { HEADER_IMAGE, HEADER_IMAGE_MOBILE } from '../../fields/picture-sizes.ts';
import { Breadcrumb } from '../../header-parts/Breadcrumb.tsx';
import shared from '../../header-parts/Header.module.css';
import { HeaderLinks } from '../../header-parts/HeaderLinks.tsx';
import { HeaderWords } from '../../header-parts/HeaderWords.tsx';
import type { GenericHeaderProps } from '../../header-parts/header-props.ts';
import styles from './HeaderThree.module.css';

const SECOND_IMAGE = { name: 'desktop', width: 420, height: 420 } as const;

/** The topic and a wide picture on cut shapes; without a picture, the shapes alone. */
export function HeaderThree({ page, header, answers }: GenericHeaderProps) {
  const { image, secondImage, config } = header;
  const colour = config.backgroundColour === 'transparent' ? 'yellow' : config.backgroundColour;
  const text = header.textColourPurple ? '' : `ground-darkPurple ${styles.dark}`;
  return (
    <header className={`${styles.header} ${header.headerGrid ? shared.graph : ''} ${text}`}>
      <div className={`column ${shared.rows}`}>
        <Breadcrumb page={page} trail={header.breadcrumb} />
        <div className={styles.opening}>
          <HeaderWords header={header}>
            <HeaderLinks header={header} />
          </HeaderWords>
          <div className={styles.stage}>
            <span className={`ground-${colour} ${styles.shape}`} aria-hidden="true" />
            <Picture
              field="header.image"
              className={styles.picture}
              image={image}
              answers={answers}
              size={HEADER_IMAGE}
              mobileSize={HEADER_IMAGE_MOBILE}
              sizes="(min-width: 1152px) 620px, (min-width: 67.5rem) 54vw, 100vw"
              eager
            />
            {secondImage.imageId && (
              <Picture
                field="header.secondImage"
                className={styles.second}
                image={secondImage}
                answers={answers}
                size={SECOND_IMAGE}
                sizes="180px"
              />
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
