import { useState } from 'react';
import { postedRedirectSchema, type Redirect } from '#content-store/model/entities/redirect.ts';
import { understoodAddress } from '#content-store/model/values/understood-address.ts';
import { LinkField } from '../links/LinkField.tsx';
import type { Accepts } from '../links/link-suggestions.ts';
import { useOwnAddresses, useTarget } from '../links/use-link-search.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button } from '../ui/Button.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { Form } from '../ui/fields/Form.tsx';
import { ProblemText } from '../ui/fields/ProblemText.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import styles from './Settings.module.css';

/** Redirects lead to pages and files of this site, and to other sites. */
const TARGETS: Accepts = new Set(['page', 'file', 'web']);

interface RedirectFormProps {
  /** Null for a new one. */
  redirect: Redirect | null;
  onDone: (redirect: Redirect) => void;
  onCancel: () => void;
}

/** The form that adds or changes a redirect; it immediately reports what is wrong with an address. */
export function RedirectForm({ redirect, onDone, onCancel }: RedirectFormProps) {
  const [draft, field, setDraft] = useDraft(redirect ?? { name: '', from: '', to: '' });
  const [problem, setProblem] = useState('');
  const own = useOwnAddresses();
  const from = pathOf(draft.from, own);
  const fromProblem = useFromProblem(from);

  function finish() {
    const checked = postedRedirectSchema.safeParse({ ...draft, from });
    if (checked.success) onDone({ ...checked.data, _id: redirect?._id ?? newKey() });
    else setProblem(checked.error.issues[0]?.message ?? '');
  }

  return (
    <Form className={styles.redirectForm} onSubmit={finish}>
      <TextField
        label="From"
        help="An old address on this site"
        problem={fromProblem}
        placeholder="/old-address"
        required
        {...field('from')}
      />
      <LinkField
        label="To"
        href={draft.to}
        accepts={TARGETS}
        onChange={({ href }) => setDraft((now) => ({ ...now, to: href }))}
      />
      <TextField label="Name" maxLength={200} {...field('name')} />
      <ProblemText>{problem}</ProblemText>
      <div className={styles.redirectButtons}>
        <Button type="submit">{redirect ? 'Change redirect' : 'Add redirect'}</Button>
        {redirect && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </Form>
  );
}

/** A pasted address of this site as a path; any other text as it is, for the schema to judge. */
function pathOf(typed: string, own: readonly string[]): string {
  const address = understoodAddress(typed, own);
  return address?.kind === 'page' ? address.href : typed;
}

/** Why no redirect can start at this address; empty while nothing is wrong with it, or nothing typed. */
function useFromProblem(from: string): string {
  const debounced = useDebounced(from);
  const target = useTarget(debounced.startsWith('/') ? debounced : '');
  if (debounced === '') return '';
  const checked = postedRedirectSchema.safeParse({ name: '', from: debounced, to: 'https://example.org' });
  const issue = checked.error?.issues.find(({ path }) => path[0] === 'from');
  if (issue) return issue.message;
  const isPage = target?.state === 'public' && target.title !== '';
  return isPage ? `${debounced} is the page “${target.title}”. A page takes precedence over a redirect.` : '';
}
