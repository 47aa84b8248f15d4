import { type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react';
import { CAPTCHA_NAME } from '#content-store/model/forms/fixed-names.ts';
import type { FormField } from '#content-store/model/forms/form-field.ts';
import { isUnanswered, maxLengthOf, type ValueProblem, valueProblem } from '#content-store/model/forms/form-value.ts';
import { isMasked } from '../../elements/forms/masks.ts';
import type { AnswersOf, ContentOf } from '../../fields/block-definition.ts';
import { filled } from '../../texts/filled.ts';
import { useFormTexts } from '../../texts/use-form-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import type { form } from './definition.ts';
import { type FormValues, formValues } from './form-values.ts';
import { type FormToken, fetchToken, type Said, sendSubmission } from './send-submission.ts';

/** The state of a submission; an error has one line per message. */
export type SubmitState = { kind: 'idle' | 'loading' | 'success' } | { kind: 'error'; lines: readonly string[] };

type Content = ContentOf<typeof form>;
type Answers = AnswersOf<typeof form>;

const loadMask = () => import('../../elements/apply-mask.ts');

/** Few forms have masks; their code is loaded when such a form is first used. */
async function mask(input: HTMLInputElement): Promise<void> {
  const { applyMask } = await loadMask();
  applyMask(input);
}

/** Checks and sends a form; the controls keep what was typed until the submission has arrived. */
export function useSubmission({ identifier, fields, trackInGA }: Content, { apiUrl, address }: Answers) {
  const said = { fixed: useFormTexts(), language: useLanguage() };
  const { fixed } = said;
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const [messages, setMessages] = useState<FormValues>({});
  const [captcha, setCaptcha] = useState('');
  /** Number of used captchas; a change renders a new one. */
  const [round, setRound] = useState(0);
  const token = useRef<Promise<FormToken | null>>(null);

  function begin() {
    token.current ??= fetchToken(apiUrl, identifier);
    if (fields.some(({ type }) => isMasked(type))) void loadMask();
  }

  function change({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement && target.dataset.mask) void mask(target);
    if (state.kind === 'success') setState({ kind: 'idle' });
    const { name } = target as HTMLInputElement;
    if (messages[name]) setMessages({ ...messages, [name]: '' });
  }

  function changeCaptcha(answer: string) {
    setCaptcha(answer);
    if (!answer) return;
    setMessages((before) => ({ ...before, [CAPTCHA_NAME]: '' }));
    setState((before) => (before.kind === 'loading' ? before : { kind: 'idle' }));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === 'loading') return;
    const element = event.currentTarget;
    const data = new FormData(element);
    const values = formValues(fields, data, captcha);
    const wrong: FormValues = Object.fromEntries(
      fields.map((field) => [field.name, fieldMessage(field, values[field.name] ?? '', said)]),
    );
    setMessages(wrong);
    const [first] = fields.filter(({ name }) => wrong[name]);
    if (first) {
      setState(wrong[CAPTCHA_NAME] ? { kind: 'error', lines: [fixed.captcha] } : { kind: 'idle' });
      element.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]`)?.focus();
      return;
    }
    if (isUnanswered(fields, values)) return setState({ kind: 'error', lines: [fixed.nothing] });
    setState({ kind: 'loading' });
    const website = element.querySelector<HTMLInputElement>('[name="website-address"]')?.value ?? '';
    begin();
    const form = { apiUrl, identifier, address };
    const lines = await sendSubmission({ ...form, values, website, token: (await token.current) ?? null }, said);
    setCaptcha('');
    setRound((before) => before + 1);
    if (lines.length > 0) return setState({ kind: 'error', lines });
    token.current = null;
    element.reset();
    if (trackInGA) track(identifier);
    setState({ kind: 'success' });
  }

  return { state, messages, round, begin, change, changeCaptcha, submit };
}

function track(identifier: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'formSubmission', identifier });
}

const MESSAGES = {
  required: 'required',
  captcha: 'required',
  email: 'email',
  option: 'option',
  checkbox: 'required',
  date: 'date',
  phone: 'phone',
  'too-long': 'tooLong',
} as const satisfies Record<ValueProblem, string>;

/** The validation message of a field; empty when it is valid. */
export function fieldMessage(field: FormField, value: string, { fixed, language }: Said): string {
  const problem = valueProblem(field, value);
  return problem ? filled(fixed[MESSAGES[problem]], { max: maxLengthOf(field) }, language) : '';
}
