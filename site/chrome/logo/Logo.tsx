import type { Image } from '#content-store/model/media/image.ts';
import type { PictureAnswers } from '../../elements/field-host.ts';
import { Picture } from '../../elements/Picture.tsx';
import { useHome } from '../../texts/use-texts.ts';
import styles from './Logo.module.css';

const LOGO_SIZE = { name: 'desktop', width: 480, height: 160 } as const;

interface Props {
  field: string;
  image: Image;
  /** Text shown when there is no image. */
  name: string;
  answers: PictureAnswers;
}

/** Link to the home page: the domain's image, or its name beside a cut-out sign. */
export function Logo({ field, image, name, answers }: Props) {
  const hasImage = Boolean(answers.media[image.imageId]);
  return (
    <a className={styles.logo} href={useHome()}>
      {hasImage ? (
        <Picture
          field={field}
          className={styles.image}
          image={{ ...image, alt: image.alt || name, decorative: false }}
          answers={answers}
          size={LOGO_SIZE}
          sizes="150px"
          eager
        />
      ) : (
        <>
          <span className={styles.sign} aria-hidden="true" />
          {name}
        </>
      )}
    </a>
  );
}
