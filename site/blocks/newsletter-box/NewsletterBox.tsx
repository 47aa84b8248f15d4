import type { BlockProps } from '../../elements/block-props.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { SubscribeForm } from '../../elements/subscribe/SubscribeForm.tsx';
import { Text } from '../../elements/Text.tsx';
import { usePictureShown } from '../../elements/use-picture-shown.ts';
import { type newsletterBox, PROMO_SIZE } from './definition.ts';
import styles from './NewsletterBox.module.css';

/** An envelope with a picture as its stamp and the form in place of the address. */
export function NewsletterBox({ content, answers }: BlockProps<typeof newsletterBox>) {
  const { key, promoImage, heading, description, link, subscribe } = content;
  const hasPicture = usePictureShown(promoImage, answers);
  return (
    <section className={styles.envelope}>
      {hasPicture && (
        <div className={styles.stamp}>
          <Picture
            field="promoImage"
            className={styles.picture}
            image={promoImage}
            answers={answers}
            size={PROMO_SIZE}
            sizes="(min-width: 640px) 320px, 60vw"
          />
        </div>
      )}
      <div className={styles.letter}>
        <Text field="heading" as="h2" placeholder="Heading" value={heading} />
        <Text field="description" as="p" placeholder="Paragraph" value={description} />
        <SubscribeForm subscribe={subscribe} apiUrl={answers.apiUrl} id={key} />
        <LinkElement field="link" className="text-link" placeholder="Link" link={link} />
      </div>
    </section>
  );
}
