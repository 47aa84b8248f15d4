import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { cardDays } from '../../cards/card-facts.ts';
import { plainDescription } from '../../cards/card-texts.ts';
import { InLanguage } from '../../cards/InLanguage.tsx';
import { otherLanguage } from '../../cards/other-language.ts';
import type { BlockProps } from '../../elements/block-props.ts';
import { Carousel } from '../../elements/Carousel.tsx';
import { useIsEditing } from '../../elements/field-host.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { SocialLinks } from '../../elements/SocialLinks.tsx';
import { Text } from '../../elements/Text.tsx';
import { Times } from '../../elements/Times.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import { BLOCK_COLOURS } from '../../fields/colours.ts';
import { offeredColour } from '../../fields/palette.ts';
import { useCardTexts, useFactTexts, useLanguage } from '../../texts/use-texts.ts';
import styles from './CareersCarousel.module.css';
import type { careersCarousel } from './definition.ts';

/** An introduction beside a noticeboard; without jobs the board holds a single notice. */
export function CareersCarousel({ content, answers }: BlockProps<typeof careersCarousel>) {
  const isEditing = useIsEditing();
  const { heading, paragraph, link, twitter, facebook, instagram, linkedin, config, defaultNoJob } = content;
  const { jobs } = answers;
  // Editors type the token; visitors see the number where there are several jobs to count.
  const counted =
    jobs.length > 1
      ? heading.replaceAll(':jobCount', `${jobs.length}`)
      : heading.replace(/\s*[:：]\s*:jobCount\s*$|:jobCount\s*/g, '');
  const title = isEditing ? heading : counted;
  const slides = jobs.map((job) => ({ key: job._id, slide: <JobNotice job={job} /> }));
  const ground = config.backgroundColour === 'transparent' ? '' : `${styles.sheet} ground-${config.backgroundColour}`;
  return (
    <section className={`${styles.careers} ${ground}`}>
      <div className={styles.intro}>
        <Text field="heading" as="h2" value={title} />
        <RichText field="paragraph" value={paragraph} />
        <LinkElement field="link" className="button" link={link} />
        <SocialLinks addresses={{ twitter, facebook, instagram, linkedIn: linkedin }} />
      </div>
      {jobs.length > 0 ? (
        <Carousel kind="jobs" label={title} slides={slides} className={styles.board} />
      ) : (
        <NoJobNotice notice={defaultNoJob} />
      )}
    </section>
  );
}

/** One job on a pinned sheet in its header's colour, light green by default. */
function JobNotice({ job }: { job: PageCard }) {
  const card = useCardTexts();
  const { posted } = useFactTexts();
  const { heading, subheading, description, backgroundColour } = job.header;
  const shownIn = useLanguage();
  const days = cardDays(job, shownIn);
  const language = otherLanguage(job.slug, shownIn);
  const colour = offeredColour(backgroundColour, BLOCK_COLOURS, 'lightGreen');
  return (
    <article className={`${styles.notice} ground-${colour === 'transparent' ? 'lightGreen' : colour}`}>
      <h3 className={styles.job}>
        <InLanguage language={language}>{heading || card.heading}</InLanguage>
      </h3>
      {subheading && <p className={styles.subheading}>{subheading}</p>}
      {days.length > 0 && (
        <p className={styles.subheading}>
          {posted} <Times times={days} />
        </p>
      )}
      <p className={styles.description}>
        <InLanguage language={language}>{plainDescription(description)}</InLanguage>
      </p>
      <a href={`/${job.slug}`} className="button">
        {card.findOut} <span className="visually-hidden">{heading}</span>
      </a>
    </article>
  );
}

/** The only notice on the board when there are no jobs. */
function NoJobNotice({ notice }: { notice: ContentOf<typeof careersCarousel>['defaultNoJob'] }) {
  return (
    <div className={`${styles.notice} ground-${notice.config.backgroundColour}`}>
      <Text field="defaultNoJob.heading" as="h3" className={styles.job} placeholder="Heading" value={notice.heading} />
      <Text field="defaultNoJob.description" as="p" placeholder="Paragraph" value={notice.description} />
    </div>
  );
}
