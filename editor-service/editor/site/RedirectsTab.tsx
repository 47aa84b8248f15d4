import { useState } from 'react';
import { postedRedirectSchema, type Redirect } from '#content-store/model/entities/redirect.ts';
import { understoodAddress } from '#content-store/model/values/understood-address.ts';
import { ask } from '../api/client.ts';
import { LinkField } from '../links/LinkField.tsx';
import type { Accepts } from '../links/link-suggestions.ts';
import { useOwnAddresses, useTarget } from '../links/use-link-search.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { Form } from '../ui/fields/Form.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable, RowActions } from '../ui/table/DataTable.tsx';
import { lastPage, Pager } from '../ui/table/Pager.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { said, t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useStored } from '../workbench/server-state/use-stored.ts';
import styles from './Settings.module.css';
import { SettingsForm, useListDraft } from './SettingsForm.tsx';

const SIZE = 10;

/** Old addresses and where they lead now. They are saved and published with the site settings. */
export function RedirectsTab() {
  const redirects = useStored('redirects', async () => (await ask('redirects/list', {})).redirects);
  return <Answer query={redirects}>{(saved) => <Redirects saved={saved} />}</Answer>;
}

function Redirects({ saved }: { saved: Redirect[] }) {
  const { put, remove, items, draft } = useListDraft('redirects', saved);
  const [edited, setEdited] = useState<Redirect | null>(null);
  const [round, setRound] = useState(0);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = matchingRedirects(items, search);
  const shown = Math.min(page, lastPage(SIZE, found.length));

  function removeRow(redirect: Redirect) {
    remove(redirect);
    if (edited?._id === redirect._id) setEdited(null);
  }

  const columns: Column<Redirect>[] = [
    { header: t('From'), cell: ({ from }) => from },
    { header: t('To'), cell: ({ to }) => to },
    { header: t('Name'), cell: ({ name }) => name },
    actionsColumn((redirect) => (
      <RowActions>
        <IconButton
          icon={icons.Pencil}
          label={t('Change redirect from {from}', { from: redirect.from })}
          onClick={() => setEdited(redirect)}
        />
        <IconButton
          icon={icons.Trash2}
          label={t('Remove redirect from {from}', { from: redirect.from })}
          onClick={() => removeRow(redirect)}
        />
      </RowActions>
    )),
  ];

  return (
    <Tab hint={t('Redirects take effect the next time the site settings are published.')}>
      <RedirectForm
        key={`${edited?._id} ${round}`}
        redirect={edited}
        onDone={(redirect) => {
          put(redirect);
          setRound(round + 1);
          setEdited(null);
        }}
        onCancel={() => setEdited(null)}
      />
      <TextField
        label={t('Search redirects')}
        type="search"
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <SettingsForm draft={draft} isWide>
        <div>
          <DataTable
            label={t('Redirects')}
            columns={columns}
            rows={found.slice((shown - 1) * SIZE, shown * SIZE)}
            empty={search ? t('No redirects match.') : t('No redirects yet. Add the first one above.')}
          />
          <Pager page={shown} size={SIZE} total={found.length} onChange={setPage} />
        </div>
      </SettingsForm>
    </Tab>
  );
}

/** The redirects whose name, old address or new address contains the search text. */
export function matchingRedirects(redirects: readonly Redirect[], search: string): Redirect[] {
  const text = search.trim().toLowerCase();
  return redirects.filter(({ name, from, to }) => `${name}\n${from}\n${to}`.toLowerCase().includes(text));
}

/** Redirects lead to pages and files of this site, and to other sites. */
const TARGETS: Accepts = new Set(['page', 'file', 'web']);

interface RedirectFormProps {
  /** Null for a new one. */
  redirect: Redirect | null;
  onDone: (redirect: Redirect) => void;
  onCancel: () => void;
}

/** The form that adds or changes a redirect; it immediately reports what is wrong with an address. */
function RedirectForm({ redirect, onDone, onCancel }: RedirectFormProps) {
  const [draft, field, setDraft] = useDraft(redirect ?? { name: '', from: '', to: '' });
  const [problem, setProblem] = useState('');
  const own = useOwnAddresses();
  const from = pathOf(draft.from, own);
  const fromProblem = useFromProblem(from);

  function finish() {
    const checked = postedRedirectSchema.safeParse({ ...draft, from });
    if (checked.success) onDone({ ...checked.data, _id: redirect?._id ?? newKey() });
    else setProblem(said(checked.error.issues[0]?.message ?? ''));
  }

  return (
    <Form className={styles.redirectForm} onSubmit={finish}>
      <TextField
        label={t('From')}
        help={t('An old address on this site')}
        problem={fromProblem}
        placeholder="/old-address"
        required
        {...field('from')}
      />
      <LinkField
        label={t('To', { context: 'address' })}
        href={draft.to}
        accepts={TARGETS}
        onChange={({ href }) => setDraft((now) => ({ ...now, to: href }))}
      />
      <TextField label={t('Name')} maxLength={200} {...field('name')} />
      <ProblemText>{problem}</ProblemText>
      <div className={styles.redirectButtons}>
        <Button type="submit">{redirect ? t('Change redirect') : t('Add redirect')}</Button>
        {redirect && <Button onClick={onCancel}>{t('Cancel')}</Button>}
      </div>
    </Form>
  );
}

/** The path of a pasted address of this site; any other text unchanged, for the schema to check. */
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
  if (issue) return said(issue.message);
  const isPage = target?.state === 'public' && target.title !== '';
  return isPage
    ? t('{debounced} is the page “{title}”. A page takes precedence over a redirect.', {
        debounced,
        title: target.title,
      })
    : '';
}
