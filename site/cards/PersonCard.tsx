import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { imageSchema } from '#content-store/model/media/image.ts';
import { FieldHostContext, type PictureAnswers } from '../elements/field-host.ts';
import { Picture } from '../elements/Picture.tsx';
import type { Colour } from '../fields/built-in-palette.ts';
import { useCardTexts, useLanguage } from '../texts/use-texts.ts';
import { plainDescription } from './card-texts.ts';
import { cycledColours } from './cycled-colours.ts';
import { InLanguage } from './InLanguage.tsx';
import { otherLanguage } from './other-language.ts';
import styles from './PersonCard.module.css';

const TEAM_SIZE = { name: 'desktop', width: 420, height: 420 } as const;

/** A card for each person in mixed colours; every third is square. */
export function personCards(people: readonly PageCard[], answers: PictureAnswers, seed: string, onShelf = false) {
  const colours = cycledColours(seed, people.length);
  return people.map((person, index) => {
    const look = { colour: colours[index] ?? 'pink', isSquare: index % 3 === 2, onShelf };
    return { key: person._id, slide: <PersonCard person={person} answers={answers} {...look} /> };
  });
}

interface Props {
  person: PageCard;
  answers: PictureAnswers;
  colour: Colour;
  isSquare: boolean;
  /** The paper rests on a line instead of lying behind the portrait. */
  onShelf: boolean;
}

/** A portrait on coloured paper, or an initial where there is none; not editable where it is shown. */
function PersonCard({ person, answers, colour, isSquare, onShelf }: Props) {
  const fixed = useCardTexts();
  const { heading, description, image } = person.header;
  const language = otherLanguage(person.slug, useLanguage());
  const portrait = imageSchema.catch(imageSchema.parse({})).parse(image);
  return (
    <FieldHostContext value={null}>
      <article className={`${styles.person} ${onShelf ? styles.onShelf : ''}`}>
        <div className={`${styles.shape} ${isSquare ? styles.square : ''} ground-${colour}`}>
          <span className={styles.initial} aria-hidden="true">
            {heading.charAt(0)}
          </span>
          <Picture
            field=""
            className={styles.portrait}
            image={{ ...portrait, alt: '' }}
            answers={answers}
            size={TEAM_SIZE}
            sizes={onShelf ? '270px' : '(min-width: 640px) 270px, 140px'}
          />
          <span className={styles.meet} aria-hidden="true">
            {fixed.meet}
          </span>
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <a href={`/${person.slug}`} className={styles.link}>
              <InLanguage language={language}>{heading || fixed.missingName}</InLanguage>
            </a>
          </h3>
          <p className={styles.description}>
            <InLanguage language={language}>{plainDescription(description) || fixed.missingDescription}</InLanguage>
          </p>
        </div>
      </article>
    </FieldHostContext>
  );
}
