import type { BlockProps } from '../../elements/block-props.ts';
import { Carousel } from '../../elements/Carousel.tsx';
import type { CommonAnswers } from '../../elements/common-answers.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import { TILE_SIZE, type tilesCarousel } from './definition.ts';
import styles from './TilesCarousel.module.css';

/** Prints in a row; fewer than four are centred. */
export function TilesCarousel({ content, answers }: BlockProps<typeof tilesCarousel>) {
  const { title, tiles } = content;
  const slides = useEntries('tiles', tiles).map(({ entry, field }) => ({
    key: field,
    slide: <Tile tile={entry} field={field} answers={answers} />,
  }));
  return <Carousel kind="tiles" label={title} heading={<Text field="title" as="h2" value={title} />} slides={slides} />;
}

interface TileProps {
  tile: ContentOf<typeof tilesCarousel>['tiles'][number];
  /** The tile's path in the block. */
  field: string;
  answers: CommonAnswers;
}

/** A slightly tilted print with a white margin, and its text. */
function Tile({ tile, field, answers }: TileProps) {
  return (
    <article className={styles.tile}>
      <figure className={styles.print}>
        <Picture
          field={`${field}.image`}
          className={styles.picture}
          image={tile.image}
          answers={answers}
          size={TILE_SIZE}
          sizes="(min-width: 67.5rem) 265px, (min-width: 640px) 320px, 100vw"
        />
        <Text field={`${field}.caption`} as="figcaption" className={styles.caption} value={tile.caption} />
      </figure>
      <Text field={`${field}.heading`} as="h3" className={styles.heading} value={tile.heading} />
      <Text field={`${field}.paragraph`} as="p" className={styles.paragraph} value={tile.paragraph} />
      <LinkElement field={`${field}.link`} className="text-link" link={tile.link} />
    </article>
  );
}
