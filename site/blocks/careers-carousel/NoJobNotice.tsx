import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import styles from './CareersCarousel.module.css';
import type { careersCarousel } from './definition.ts';

/** The only notice on the board when there are no jobs. */
export function NoJobNotice({ notice }: { notice: ContentOf<typeof careersCarousel>['defaultNoJob'] }) {
  return (
    <div className={`${styles.notice} ground-${notice.config.backgroundColour}`}>
      <Text field="defaultNoJob.heading" as="h3" className={styles.job} placeholder="Heading" value={notice.heading} />
      <Text field="defaultNoJob.description" as="p" placeholder="Paragraph" value={notice.description} />
    </div>
  );
}
