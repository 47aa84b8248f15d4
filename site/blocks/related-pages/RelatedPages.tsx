import { Card } from '../../cards/Card.tsx';
import { cardFacts } from '../../cards/card-facts.ts';
import { otherPages } from '../../cards/other-pages.ts';
import type { BlockProps } from '../../elements/block-props.ts';
import { Carousel } from '../../elements/Carousel.tsx';
import { useIsEditing } from '../../elements/field-host.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import { useCardTexts } from '../../texts/use-texts.ts';
import type { relatedPages } from './definition.ts';
import styles from './RelatedPages.module.css';

/** Cards of tagged pages in a carousel; nothing without any, as all lists of pages. */
export function RelatedPages({ content, answers }: BlockProps<typeof relatedPages>) {
  const fixed = useCardTexts();
  const isEditing = useIsEditing();
  const pages = otherPages(answers.pages, content.tagFilter, answers.page);
  if (pages.length === 0 && !isEditing) return null;
  const heading = (
    <>
      <Text field="heading" as="h2" value={content.heading} />
      {(isEditing || content.link.href) && <LinkElement field="link" className="text-link" link={content.link} />}
    </>
  );
  if (pages.length === 0) {
    return (
      <section className={styles.empty}>
        {heading}
        <p>{fixed.noPages}</p>
      </section>
    );
  }
  const slides = pages.map((page) => ({
    key: page._id,
    slide: <Card card={cardFacts(page, answers, answers.page.language)} />,
  }));
  return <Carousel label={content.heading} heading={heading} slides={slides} />;
}
