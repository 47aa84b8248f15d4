import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Redirect } from '#content-store/model/entities/redirect.ts';
import { ask } from '../api/client.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { lastPage, Pager } from '../ui/table/Pager.tsx';
import { actionsColumn, RowActions } from '../ui/table/RowActions.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useStored } from '../workbench/server-state/use-stored.ts';
import { useListDraft } from './list-draft.ts';
import { RedirectForm } from './RedirectForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const SIZE = 10;

/** Old addresses and where they lead now. They are saved and published with the site settings. */
export function RedirectsTab() {
  const redirects = useStored('redirects', async () => (await ask('redirects/list', {})).redirects);
  return <Answer query={redirects}>{(saved) => <Redirects saved={saved} />}</Answer>;
}

function Redirects({ saved }: { saved: Redirect[] }) {
  const { put, remove, items, draft } = useListDraft('redirects', saved, (redirects) => ({ redirects }));
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
    { header: 'From', cell: ({ from }) => from },
    { header: 'To', cell: ({ to }) => to },
    { header: 'Name', cell: ({ name }) => name },
    actionsColumn((redirect) => (
      <RowActions>
        <IconButton icon={Pencil} label={`Change redirect from ${redirect.from}`} onClick={() => setEdited(redirect)} />
        <IconButton icon={Trash2} label={`Remove redirect from ${redirect.from}`} onClick={() => removeRow(redirect)} />
      </RowActions>
    )),
  ];

  return (
    <Tab hint="Redirects take effect the next time the site settings are published.">
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
        label="Search redirects"
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
            label="Redirects"
            columns={columns}
            rows={found.slice((shown - 1) * SIZE, shown * SIZE)}
            empty={search ? 'No redirects match.' : 'No redirects yet. Add the first one above.'}
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
