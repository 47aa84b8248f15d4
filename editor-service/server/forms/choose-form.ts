import type { Form } from '#content-store/model/forms/form.ts';
import type { CheckedPayloadOf } from '../../contract/calls.ts';

type Submitted = CheckedPayloadOf<'forms/submit'>;

/**
 * The form that a submission is for, among those stored under its identifier (in order of preference). What the browser
 * sent only helps to choose: first by recipient, ccs and subject, then by the names of the fields, because a page
 * loaded before a change still has the old ones.
 */
export function chooseForm(candidates: readonly Form[], { settings, form }: Submitted): Form | undefined {
  const named = candidates.filter((candidate) => isSentTo(candidate, settings));
  const preferred = named.length > 0 ? named : candidates;
  return preferred.find((candidate) => hasFields(candidate, Object.keys(form))) ?? preferred[0];
}

function isSentTo({ recipient, subject, ccs }: Form, settings: Submitted['settings']): boolean {
  const copies = (settings.ccs ?? []).map((cc) => (typeof cc === 'string' ? cc : cc.email));
  return (
    recipient === settings.recipient &&
    subject === settings.subject &&
    ccs.map(({ email }) => email).join() === copies.join()
  );
}

function hasFields({ fields }: Form, names: readonly string[]): boolean {
  return fields.length === names.length && fields.every(({ name }) => names.includes(name));
}
