import type { SubmitEvent } from 'react';
import { formConfigurationError } from '#content-store/model/forms/form-configuration.ts';
import { useIsEditing } from '../../elements/field-host.ts';
import { FormRow } from '../../elements/forms/FormRow.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Markup } from '../../elements/Markup.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import type { AnswersOf, ContentOf } from '../../fields/block-definition.ts';
import { useFormTexts } from '../../texts/use-form-texts.ts';
import { withWords } from '../../texts/use-texts.ts';
import { Captcha } from './Captcha.tsx';
import type { form } from './definition.ts';
import styles from './Form.module.css';
import { type SubmitState, useSubmission } from './use-submission.ts';

/** A sheet of paper with fields to fill in. It is sent by script; without JavaScript it says so. */
export const Form = withWords(FormSheet);

function FormSheet({ content, answers }: { content: ContentOf<typeof form>; answers: AnswersOf<typeof form> }) {
  const fixed = useFormTexts();
  const { key, title, fields, primaryButtonText, secondaryLink, successMessage } = content;
  const { state, messages, round, begin, change, changeCaptcha, submit } = useSubmission(content, answers);
  const isEditing = useIsEditing();
  const mistake = formConfigurationError(content);
  const isCaptchaOff = !answers.recaptchaSiteKey && fields.some(({ type }) => type === 'captcha');
  const canSend = (!mistake || (!isEditing && content.isConfigured)) && !isCaptchaOff;

  function send(event: SubmitEvent<HTMLFormElement>) {
    if (isEditing) event.preventDefault();
    else void submit(event);
  }

  return (
    <section className={styles.sheet}>
      <Text field="title" as="h2" value={title} />
      {/* Before hydration, submitting does nothing: `method="dialog"` has no effect outside a dialog. */}
      <form
        className={styles.form}
        method="dialog"
        noValidate
        aria-busy={state.kind === 'loading'}
        aria-label={title || undefined}
        onFocus={begin}
        onInput={change}
        onSubmit={send}
      >
        {fields.map((field, index) => (
          <FormRow
            key={field.type === 'captcha' ? `captcha-${round}` : (field.key ?? field.name)}
            id={`${key}-${index}`}
            field={field}
            message={messages[field.name] ?? ''}
            look={styles}
            captcha={<Captcha siteKey={answers.recaptchaSiteKey} onAnswer={changeCaptcha} />}
          />
        ))}
        <label className="visually-hidden" aria-hidden="true">
          {fixed.leaveEmpty} <input type="text" name="website-address" tabIndex={-1} autoComplete="off" />
        </label>
        <Outcome state={state} successMessage={successMessage} />
        <p className="not-loaded" role="status">
          <ReachUs why={fixed.notLoaded} />
        </p>
        <div className={styles.actions}>
          {isEditing && mistake && <p className="form-mistake">{mistake}</p>}
          {canSend && (
            <button type="submit" className={`button ${styles.send}`}>
              {state.kind === 'success' ? fixed.success : primaryButtonText}
            </button>
          )}
          <LinkElement field="secondaryLink" className="text-link" link={secondaryLink} />
        </div>
      </form>
      <noscript>
        <p>
          <ReachUs why={fixed.noScript} />
        </p>
      </noscript>
      {isEditing && <RichText field="successMessage" placeholder="Success message" value={successMessage} />}
    </section>
  );
}

/** Japanese and Chinese have no space between sentences. */
const HAS_NO_SPACES = /[\u3040-\u9fff]/;

/** Where the details of the organisation are, for who cannot send the form. */
function ReachUs({ why }: { why: string }) {
  const { howToReach, atTheEnd } = useFormTexts();
  const space = HAS_NO_SPACES.test(howToReach) ? '' : ' ';
  return (
    <>
      {why}
      {space}
      <a href="#reach-us">{howToReach}</a>
      {space}
      {atTheEnd}
    </>
  );
}

/** Announces the result of a submission. Both live regions are always rendered, or screen readers miss the text. */
function Outcome({ state, successMessage }: { state: SubmitState; successMessage: string }) {
  const fixed = useFormTexts();
  const lines = state.kind === 'error' ? state.lines : [];
  return (
    <>
      <div className={styles.failure} role="alert">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.outcome} role="status">
        {state.kind === 'loading' && <p>{fixed.sending}</p>}
        {state.kind === 'success' && (
          <Markup className="rich-text" html={successMessage || `<p>${fixed.success}</p>`} />
        )}
      </div>
    </>
  );
}
