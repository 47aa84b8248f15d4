import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, send } from '../../api/client.ts';
import { startComparison } from '../../saving/compare.ts';
import { save } from '../../saving/save.ts';
import { collectionOf } from '../../store/documents/collection-of.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Person } from '../../ui/person/Person.tsx';
import { Tab } from '../../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable, RowActions } from '../../ui/table/DataTable.tsx';
import { t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useEditor, useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import { RestoreVersion } from './RestoreVersion.tsx';
import styles from './SaveVersion.module.css';
import { type Version, WhatChanged } from './WhatChanged.tsx';

/** Every version of the page, newest first; an earlier one can be compared, named and restored as the draft. */
export function HistoryTab() {
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  const collection = useEditor(({ saved }) => (saved ? collectionOf(saved.page) : 'pages'));
  const current = useEditor(({ saved }) => saved?.page.revision);
  const versions = useQuery({
    queryKey: ['history', _id, current],
    queryFn: () => ask('page/history', { _id, collection }),
  });
  return (
    <Tab
      hint={t(
        'Drafts are saved automatically while you work. Save adds a version to this list. Restoring a version makes it the draft: visitors see it when you publish, and no other version is lost.',
      )}
    >
      <SaveVersion />
      <Answer query={versions}>
        {(rows) => (
          <DataTable
            label={t('Versions')}
            columns={COLUMNS}
            rows={rows.map((row, index) => ({ ...row, before: rows[index + 1]?.revision }))}
            rowId={({ revision }) => `${revision}`}
            empty={t('This page has not been saved yet.')}
          />
        )}
      </Answer>
    </Tab>
  );
}

const COLUMNS: readonly Column<Version>[] = [
  {
    header: t('Version'),
    cell: ({ revision, name }) => (name ? <strong>{name}</strong> : t('Version {revision}', { revision })),
  },
  { header: t('What'), cell: (version) => <WhatChanged version={version} /> },
  { header: t('When'), cell: ({ updatedAt }) => dateAndTime(updatedAt) },
  { header: t('Who'), cell: ({ updatedBy }) => (updatedBy ? <Person username={updatedBy} /> : t('Unknown')) },
  actionsColumn((version) => <VersionActions version={version} />),
];

function VersionActions({ version }: { version: Version }) {
  const { revision } = version;
  const workbench = useWorkbench();
  const current = useEditor(({ saved }) => saved?.page.revision);
  return (
    <RowActions>
      <NameVersion version={version} />
      {revision === current ? (
        <span>{t('Current draft')}</span>
      ) : (
        <>
          <Button
            aria-label={t('Compare version {revision}', { revision })}
            onClick={() => void startComparison(workbench, revision)}
          >
            {t('Compare')}
          </Button>
          <RestoreVersion revision={revision} label={t('Restore')} />
        </>
      )}
    </RowActions>
  );
}

/** Names or renames a version; an empty name removes it. */
function NameVersion({ version: { revision, name = '' } }: { version: Version }) {
  const refusal = useRefusal('editPage');
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  const collection = useEditor(({ saved }) => (saved ? collectionOf(saved.page) : 'pages'));
  const [draft, setDraft] = useState<string | null>(null);
  const close = () => setDraft(null);
  const { mutate, isPending } = useChange({
    call: () => send('page/nameVersion', { _id, collection, revision, name: draft ?? '' }),
    onDone: close,
  });
  return (
    <>
      <Button
        aria-label={t(name ? 'Rename version {revision}' : 'Name version {revision}', { revision })}
        disabled={refusal !== null}
        title={refusal ?? undefined}
        onClick={() => setDraft(name)}
      >
        {name ? t('Rename') : t('Name', { context: 'verb' })}
      </Button>
      {draft !== null && (
        <FormModal
          title={t('Name of version {revision}', { revision })}
          action={isPending ? t('Saving…') : t('Save name')}
          isDisabled={isPending}
          onSubmit={mutate}
          onClose={close}
        >
          <TextField
            isFirst
            label={t('Name')}
            help={t('For example “Before the fair”. Named versions are easy to find again.')}
            maxLength={100}
            value={draft}
            onChange={setDraft}
          />
        </FormModal>
      )}
    </>
  );
}

/** Saves the page as a version, with a name if one is typed. */
function SaveVersion() {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const refusal = useRefusal('editPage');
  const isSaving = useEditor(({ saving }) => saving.includes('page'));
  const [name, setName] = useState('');

  async function submit() {
    if (!(await save(workbench, 'page', { versionName: name.trim() || undefined }))) return;
    setName('');
    await queries.invalidateQueries({ queryKey: ['history'] });
  }

  return (
    <Form className={styles.form} onSubmit={() => void submit()}>
      <TextField label={t('Name of this version (optional)')} maxLength={100} value={name} onChange={setName} />
      <Button type="submit" disabled={isSaving || refusal !== null} title={refusal ?? undefined}>
        {t('Save version')}
      </Button>
    </Form>
  );
}
