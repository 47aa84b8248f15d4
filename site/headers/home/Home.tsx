import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import { HEADER_IMAGE, HEADER_IMAGE_MOBILE } from '../../fields/picture-sizes.ts';
import type { HomeHeaderProps } from '../../header-parts/header-props.ts';
import styles from './Home.module.css';

/** The home page's header: a statement in the largest type over a wide picture cut like a hill. */
export function Home({ header, answers }: HomeHeaderProps) {
  const { heading, description, image, mobileImage, textColourPurple } = header;
  /** Without a picture to stand behind, the shapes would cover the words. */
  const hasShapes = image.imageId !== '' || mobileImage.imageId !== '';
  return (
    <header className={`${styles.header} ${textColourPurple ? '' : `ground-darkPurple ${styles.dark}`}`}>
      <div className={`column ${styles.words}`}>
        <Text field="header.heading" as="h1" className={styles.heading} value={heading} />
        <Text field="header.description" as="p" className={styles.description} value={description} />
      </div>
      <div className={styles.stage}>
        {hasShapes && <span className={styles.sun} aria-hidden="true" />}
        <div className="column">
          <Picture
            field="header.image"
            className={styles.picture}
            image={image}
            mobileImage={mobileImage}
            answers={answers}
            size={HEADER_IMAGE}
            mobileSize={HEADER_IMAGE_MOBILE}
            sizes="(min-width: 1152px) 1152px, 100vw"
            eager
          />
        </div>
        {/* Positioned at the lower edge, which is unknown until the picture has loaded. */}
        {hasShapes && <span className={styles.leaf} aria-hidden="true" />}
      </div>
    </header>
  );
}
