import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { cardDays } from '../../cards/card-facts.ts';
import { plainDescription } from '../../cards/card-texts.ts';
import { cycledColours } from '../../cards/cycled-colours.ts';
import { InLanguage } from '../../cards/InLanguage.tsx';
import { otherLanguage } from '../../cards/other-language.ts';
import { otherPages } from '../../cards/other-pages.ts';
import type { BlockProps } from '../../elements/block-props.ts';
import { useIsEditing } from '../../elements/field-host.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { SocialLinks } from '../../elements/SocialLinks.tsx';
import { Text } from '../../elements/Text.tsx';
import { Times } from '../../elements/Times.tsx';
import type { Colour } from '../../fields/built-in-palette.ts';
import { BLOCK_COLOURS } from '../../fields/colours.ts';
import { offeredColour } from '../../fields/palette.ts';
import { useCardTexts, useLanguage } from '../../texts/use-texts.ts';
import type { squareList } from './definition.ts';
import styles from './SquareList.module.css';

/** An introduction and a patchwork of coloured squares; nothing without any. */
export function SquareList({ content, answers }: BlockProps<typeof squareList>) {
  const fixed = useCardTexts();
  const isEditing = useIsEditing();
  const { heading, paragraph, link, twitter, facebook, instagram, linkedin, tagFilter, config } = content;
  const pages = otherPages(answers.pages, tagFilter, answers.page);
  if (pages.length === 0 && !isEditing) return null;
  const colours = cycledColours(`${answers.page._id} ${content.key}`, pages.length);
  const ground = config.backgroundColour === 'transparent' ? '' : `${styles.sheet} ground-${config.backgroundColour}`;
  return (
    <section className={`${styles.list} ${ground}`}>
      <div className={styles.intro}>
        <Text field="heading" as="h2" value={heading} />
        <RichText field="paragraph" value={paragraph} />
        <div className={styles.ways}>
          <LinkElement field="link" className="button" link={link} />
          <SocialLinks addresses={{ twitter, facebook, instagram, linkedIn: linkedin }} />
        </div>
      </div>
      {pages.length === 0 && <p>{fixed.noPages}</p>}
      <ul className={styles.quilt}>
        {pages.map((page, index) => (
          <li key={page._id} className={styles.patch}>
            <SquareCard page={page} fallback={colours[index] ?? 'pink'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page as a square in its header's colour, or in `fallback`. */
function SquareCard({ page, fallback }: { page: PageCard; fallback: Colour }) {
  const fixed = useCardTexts();
  const { heading, subheading, description, backgroundColour } = page.header;
  const own = offeredColour(backgroundColour, BLOCK_COLOURS, 'transparent');
  const shownIn = useLanguage();
  const days = cardDays(page, shownIn);
  const language = otherLanguage(page.slug, shownIn);
  return (
    <article className={`${styles.square} ground-${own === 'transparent' ? fallback : own}`}>
      <h3 className={styles.heading}>
        <a href={`/${page.slug}`} className={styles.link}>
          <InLanguage language={language}>{heading || fixed.heading}</InLanguage>
        </a>
      </h3>
      {subheading && <p className={styles.subheading}>{subheading}</p>}
      {days.length > 0 && (
        <p className={styles.days}>
          <Times times={days} />
        </p>
      )}
      <p className={styles.description}>
        <InLanguage language={language}>{plainDescription(description)}</InLanguage>
      </p>
      <span className={styles.more} aria-hidden="true">
        {fixed.findOut}
      </span>
    </article>
  );
}
