import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Redirect } from '#content-store/model/entities/redirect.ts';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { lastPage, Pager } from '../ui/table/Pager.tsx';
import { useEditor } from '../workbench/workbench-context.ts';
import { useListDraft } from './list-draft.ts';
import { matchingRedirects } from './matching-redirects.ts';
import { RedirectForm } from './RedirectForm.tsx';
import { redirectColumns } from './redirect-columns.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSiteSettings } from './site-settings-draft.ts';

const SIZE = 10;
const bodyOf = (redirects: Redirect[]) => ({ redirects });

/** Old addresses and where they lead now. They are saved and published with the site settings (specification §3). */
export function RedirectsTab() {
  const domainId = useEditor((state) => state.domainId);
  const settings = useSiteSettings();
  const redirects = useQuery({
    queryKey: ['redirects', domainId],
    queryFn: async () => (await ask('redirects/list', { domainId })).redirects,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Answer query={settings}>
      {(siteSettings) => (
        <Answer query={redirects}>{(saved) => <Redirects siteSettings={siteSettings} saved={saved} />}</Answer>
      )}
    </Answer>
  );
}

function Redirects({ siteSettings, saved }: { siteSettings: SiteSettings; saved: Redirect[] }) {
  const { put, remove, items, ...draft } = useListDraft({ siteSettings, name: 'redirects', saved, bodyOf });
  const [edited, setEdited] = useState<Redirect | null>(null);
  const [round, setRound] = useState(0);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const columns = useMemo(() => {
    const removeRow = (redirect: Redirect) => {
      remove(redirect);
      setEdited((now) => (now?._id === redirect._id ? null : now));
    };
    return redirectColumns({ edit: setEdited, remove: removeRow });
  }, [remove]);
  const found = matchingRedirects(items, search);
  const shown = Math.min(page, lastPage(SIZE, found.length));

  return (
    <Tab hint="Visitors of an old address are sent on from the next time the site settings are published.">
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
            rowId={({ _id }) => _id}
            empty={search ? 'No redirect has this text.' : 'There are no redirects yet. Add the first one above.'}
          />
          <Pager page={shown} size={SIZE} total={found.length} onChange={setPage} />
        </div>
      </SettingsForm>
    </Tab>
  );
}
