import { useState } from 'react';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { NO_SEARCH, type Search } from './chosen-finds.ts';
import { Finds } from './Finds.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './WholeSite.module.css';

/** Search and replace in all texts of the site. */
export function ReplaceDialog() {
  return (
    <TaskModal title="Search and replace" size="broad">
      <SearchAndReplace />
    </TaskModal>
  );
}

function SearchAndReplace() {
  const [search, setSearch] = useState(NO_SEARCH);
  const [replacement, setReplacement] = useState('');
  const [asked, setAsked] = useState<{ search: Search; run: number } | null>(null);
  const find = () => setAsked({ search, run: (asked?.run ?? 0) + 1 });
  return (
    <div className={styles.task}>
      <SearchForm
        search={search}
        replacement={replacement}
        onSearch={setSearch}
        onReplacement={setReplacement}
        onFind={find}
      />
      {asked && <Finds key={asked.run} {...asked} replacement={replacement} onAgain={find} />}
    </div>
  );
}
