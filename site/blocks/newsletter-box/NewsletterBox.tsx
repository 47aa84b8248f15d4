import type { BlockProps } from '../../elements/block-props.ts';
import { FramedPicture } from '../../elements/FramedPicture.tsx';
import { SubscribeForm } from '../../elements/forms/SubscribeForm.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import { type newsletterBox, PROMO_SIZE } from './definition.ts';
import styles from './NewsletterBox.module.css';

/** An envelope with a picture as its stamp and the form in place of the address. */
export function NewsletterBox({ content, answers }: BlockProps<typeof newsletterBox>) {
  const { key, promoImage, heading, description, link, subscribe } = content;
  return (
    <section className={styles.envelope}>
      <FramedPicture
        frame={styles.stamp}
        field="promoImage"
        className={styles.picture}
        image={promoImage}
        answers={answers}
        size={PROMO_SIZE}
        sizes="(min-width: 67.5rem) 320px, (min-width: 816px) 25vw, (min-width: 534px) 320px, 60vw"
      />
      <div className={styles.letter}>
        <Text field="heading" as="h2" value={heading} />
        <Text field="description" as="p" value={description} />
        <SubscribeForm subscribe={subscribe} apiUrl={answers.apiUrl} address={answers.address} id={key} />
        <LinkElement field="link" className="text-link" link={link} />
      </div>
    </section>
  );
}
