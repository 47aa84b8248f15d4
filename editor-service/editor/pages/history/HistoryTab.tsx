import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/calls.ts';
import { ask } from '../../api/client.ts';
import { startComparison } from '../../saving/compare.ts';
import { collectionOf } from '../../store/documents/collection-of.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { Tab } from '../../ui/tab/Tab.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { actionsColumn, RowActions } from '../../ui/table/RowActions.tsx';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { NameVersion } from './NameVersion.tsx';
import { RestoreVersion } from './RestoreVersion.tsx';
import { SaveVersion } from './SaveVersion.tsx';

type Version = AnswerOf<'page/history'>[number];

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
    <Tab hint="Drafts are saved automatically while you work. Save adds a version to this list. Restoring a version makes it the draft: visitors see it when you publish, and no other version is lost.">
      <SaveVersion />
      <Answer query={versions}>
        {(rows) => (
          <DataTable
            label="Versions"
            columns={COLUMNS}
            rows={rows}
            rowId={({ revision }) => `${revision}`}
            empty="This page has not been saved yet."
          />
        )}
      </Answer>
    </Tab>
  );
}

const COLUMNS: readonly Column<Version>[] = [
  { header: 'Version', cell: ({ revision, name }) => (name ? <strong>{name}</strong> : `Version ${revision}`) },
  { header: 'What', cell: ({ action }) => actionName(action) },
  { header: 'When', cell: ({ updatedAt }) => dateAndTime(updatedAt) },
  { header: 'Who', cell: ({ updatedBy }) => updatedBy || 'Unknown' },
  actionsColumn((version) => <VersionActions version={version} />),
];

function VersionActions({ version: { revision, name = '' } }: { version: Version }) {
  const workbench = useWorkbench();
  const current = useEditor(({ saved }) => saved?.page.revision);
  return (
    <RowActions>
      <NameVersion revision={revision} name={name} />
      {revision === current ? (
        <span>Current draft</span>
      ) : (
        <>
          <Button aria-label={`Compare version ${revision}`} onClick={() => void startComparison(workbench, revision)}>
            Compare
          </Button>
          <RestoreVersion revision={revision} label="Restore" />
        </>
      )}
    </RowActions>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  save: 'Saved',
  autosave: 'Autosaved',
  revert: 'Earlier version restored',
  publish: 'Published',
  unpublish: 'Unpublished',
  delete: 'Moved to the trash',
  restore: 'Restored from the trash',
};

/** What was done when a version was made, for people: `Saved`. */
function actionName(action: string): string {
  return KINDS[action] ?? action;
}
