import type { BlockProps } from '../../elements/block-props.ts';
import { Carousel } from '../../elements/Carousel.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import type { tilesCarousel } from './definition.ts';
import { Tile } from './Tile.tsx';

/** Prints in a row; fewer than four are centred (specification 2 §2). */
export function TilesCarousel({ content, answers }: BlockProps<typeof tilesCarousel>) {
  const { title, tiles } = content;
  const slides = useEntries('tiles', tiles).map(({ entry, field }) => ({
    key: field,
    slide: <Tile tile={entry} field={field} answers={answers} />,
  }));
  return (
    <Carousel
      kind="tiles"
      label={title}
      heading={<Text field="title" as="h2" placeholder="Heading" value={title} />}
      slides={slides}
    />
  );
}
