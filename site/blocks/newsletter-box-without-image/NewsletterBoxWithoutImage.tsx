import type { BlockProps } from '../../elements/block-props.ts';
import { SubscribeForm } from '../../elements/forms/SubscribeForm.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import type { newsletterBoxWithoutImage } from './definition.ts';
import styles from './NewsletterBoxWithoutImage.module.css';

/** A slip of paper with a tear-off line: the offer on one side, the form on the other. */
export function NewsletterBoxWithoutImage({ content, answers }: BlockProps<typeof newsletterBoxWithoutImage>) {
  const { key, heading, description, link, subscribe } = content;
  return (
    <section className={styles.slip}>
      <div className={styles.offer}>
        <Text field="heading" as="h2" className={styles.heading} value={heading} />
        <Text field="description" as="p" value={description} />
        <LinkElement field="link" className="text-link" link={link} />
      </div>
      <div className={styles.reply}>
        <SubscribeForm subscribe={subscribe} apiUrl={answers.apiUrl} address={answers.address} id={key} />
      </div>
    </section>
  );
}
