import type { BlockProps } from '../../elements/block-props.ts';
import { Carousel } from '../../elements/Carousel.tsx';
import { useIsEditing } from '../../elements/field-host.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { SocialLinks } from '../../elements/SocialLinks.tsx';
import { Text } from '../../elements/Text.tsx';
import styles from './CareersCarousel.module.css';
import type { careersCarousel } from './definition.ts';
import { JobNotice } from './JobNotice.tsx';
import { NoJobNotice } from './NoJobNotice.tsx';

/** An introduction beside a noticeboard; without jobs the board holds a single notice. */
export function CareersCarousel({ content, answers }: BlockProps<typeof careersCarousel>) {
  const isEditing = useIsEditing();
  const { heading, paragraph, link, twitter, facebook, instagram, linkedin, config, defaultNoJob } = content;
  const { jobs } = answers;
  // Editors type the token; visitors see the number.
  const title = isEditing ? heading : heading.replaceAll(':jobCount', String(jobs.length));
  const slides = jobs.map((job) => ({ key: job._id, slide: <JobNotice job={job} /> }));
  const ground = config.backgroundColour === 'transparent' ? '' : `${styles.sheet} ground-${config.backgroundColour}`;
  return (
    <section className={`${styles.careers} ${ground}`}>
      <div className={styles.intro}>
        <Text field="heading" as="h2" placeholder="Heading" value={title} />
        <RichText field="paragraph" placeholder="Paragraph" value={paragraph} />
        <LinkElement field="link" className="button" placeholder="Link" link={link} />
        <SocialLinks addresses={{ twitter, facebook, instagram, linkedIn: linkedin }} />
      </div>
      {jobs.length > 0 ? (
        <Carousel kind="jobs" label="Jobs" slides={slides} className={styles.board} />
      ) : (
        <NoJobNotice notice={defaultNoJob} />
      )}
    </section>
  );
}
