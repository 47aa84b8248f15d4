import { otherPages } from '../../cards/other-pages.ts';
import { personCards } from '../../cards/PersonCard.tsx';
import type { BlockProps } from '../../elements/block-props.ts';
import { useIsEditing } from '../../elements/field-host.ts';
import { Text } from '../../elements/Text.tsx';
import { useCardTexts } from '../../texts/use-texts.ts';
import type { ourTeam } from './definition.ts';
import styles from './OurTeam.module.css';

/** Rows of one to four portraits; every third is square. */
export function OurTeam({ content, answers }: BlockProps<typeof ourTeam>) {
  const fixed = useCardTexts();
  const isEditing = useIsEditing();
  const { page } = answers;
  const people = otherPages(answers.people, content.tagFilter, page);
  if (people.length === 0 && !isEditing) return null;
  return (
    <section className={styles.team}>
      <Text field="heading" as="h2" value={content.heading} />
      {people.length === 0 && <p>{fixed.noPages}</p>}
      <ul className={styles.wall}>
        {personCards(people, answers, `${page._id} ${content.key}`).map(({ key, slide }) => (
          <li key={key}>{slide}</li>
        ))}
      </ul>
    </section>
  );
}
