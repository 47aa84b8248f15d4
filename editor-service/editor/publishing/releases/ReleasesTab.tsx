import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedRelease } from '../../../contract/publishing-releases.ts';
import { ask } from '../../api/client.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { Tab } from '../../ui/tab/Tab.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import styles from '../Publishing.module.css';
import { RecordDialog } from '../records/RecordDialog.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { aboutRelease, stateOfRelease } from './release-words.ts';

/** The releases of the site: open ones first, then what went live, which leads to its record. */
export function ReleasesTab() {
  const query = useQuery({ queryKey: ['releases'], queryFn: () => ask('release/list', {}) });
  const nameOf = useNameOf();
  const [opened, setOpened] = useState<ListedRelease | null>(null);
  const close = () => {
    setOpened(null);
    void query.refetch();
  };
  return (
    <Answer query={query}>
      {({ releases }) => (
        <Tab
          look="rows"
          hint="Changes that go live together. To begin one, choose “Add to a release…” in the menu beside Publish."
        >
          <DataTable label="Releases" columns={columnsOf(setOpened, nameOf)} rows={releases} empty="No releases yet." />
          {opened &&
            (opened.record === null ? (
              <ReleaseDialog _id={opened._id} onClose={close} />
            ) : (
              <RecordDialog number={opened.record} onClose={close} />
            ))}
        </Tab>
      )}
    </Answer>
  );
}

const columnsOf = (
  open: (release: ListedRelease) => void,
  nameOf: ReturnType<typeof useNameOf>,
): Column<ListedRelease>[] => [
  {
    header: 'Release',
    cell: (release) => (
      <span>
        <button type="button" className={styles.link} onClick={() => open(release)}>
          {release.name}
        </button>
        <span className={styles.where}>{aboutRelease(release, nameOf)}</span>
      </span>
    ),
  },
  { header: 'Note', cell: ({ note }) => note },
  { header: 'State', cell: stateOfRelease },
];
