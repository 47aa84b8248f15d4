import { formConfigurationError } from '#content-store/model/forms/form-configuration.ts';
import { useIsEditing } from '../../elements/field-host.ts';
import { FormRow } from '../../elements/forms/FormRow.tsx';
import { Honeypot } from '../../elements/forms/Honeypot.tsx';
import type { SentForm } from '../../elements/forms/sent-form.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Markup } from '../../elements/Markup.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import type { AnswersOf, ContentOf } from '../../fields/block-definition.ts';
import { formTexts as fixed } from '../../texts/fixed-texts.ts';
import type { form } from './definition.ts';
import styles from './Form.module.css';

type Content = ContentOf<typeof form>;
type Answers = AnswersOf<typeof form>;

/** A sheet of paper with fields to fill in. A script sends it (scripts/tend-form.ts); without JavaScript it says so. */
export function Form({ content, answers }: { content: Content; answers: Answers }) {
  const { key, title, fields, primaryButtonText, secondaryLink, successMessage } = content;
  const isEditing = useIsEditing();
  const mistake = formConfigurationError(content);
  const isCaptchaOff = !answers.recaptchaSiteKey && fields.some(({ type }) => type === 'captcha');
  const canSend = isEditing ? !mistake : (content.isConfigured || !mistake) && !isCaptchaOff;
  return (
    <section className={styles.sheet}>
      <Text field="title" as="h2" value={title} />
      {/* Without the script, submitting does nothing: `method="dialog"` has no effect outside a dialog. */}
      <form
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={title || undefined}
        data-form={JSON.stringify(sentForm(content, answers))}
      >
        {fields.map((field, index) => (
          <FormRow
            key={field.key ?? field.name}
            id={`${key}-${index}`}
            field={field}
            look={styles}
            siteKey={answers.recaptchaSiteKey}
          />
        ))}
        <Honeypot />
        {/* Both live regions are always there, or screen readers miss the text. */}
        <div className={styles.failure} role="alert" data-failure="" />
        <div className={styles.outcome} role="status" data-status="" />
        <template>
          <Markup className="rich-text" html={successMessage || `<p>${fixed.success}</p>`} />
        </template>
        <p className="not-loaded" role="status">
          {fixed.notLoaded} <a href="#reach-us">{fixed.howToReach}</a> {fixed.atTheEnd}
        </p>
        <div className={styles.actions}>
          {isEditing && mistake && <p className="form-mistake">{mistake}</p>}
          {canSend && (
            <button type="submit" className={`button ${styles.send}`} data-other={fixed.success}>
              {primaryButtonText}
            </button>
          )}
          <LinkElement field="secondaryLink" className="text-link" link={secondaryLink} />
        </div>
      </form>
      <noscript>
        <p>
          {fixed.noScript} <a href="#reach-us">{fixed.howToReach}</a> {fixed.atTheEnd}
        </p>
      </noscript>
      {isEditing && <RichText field="successMessage" placeholder="Success message" value={successMessage} />}
    </section>
  );
}

function sentForm({ identifier, fields, trackInGA }: Content, { apiUrl, address }: Answers): SentForm {
  return {
    ...{ apiUrl, call: 'forms/submit', about: { settings: { identifier }, ...address }, identifier },
    fields: fields.map(({ type, name, required, options, maxLength }) => ({
      type,
      name,
      required,
      options,
      maxLength,
    })),
    isTracked: trackInGA,
  };
}
