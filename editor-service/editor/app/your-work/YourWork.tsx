import { useQuery } from '@tanstack/react-query';
import { subDays } from 'date-fns';
import { ask } from '../../api/client.ts';
import { Requests } from '../../publishing/Requests.tsx';
import { useRequests } from '../../publishing/use-waiting.ts';
import { PageLink } from '../../saving/leaving/PageLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Hint, Tab } from '../../ui/tab/Tab.tsx';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { MAX_ROWS, type Work, type WorkList, type WorkRow, workLists } from './work-lists.ts';
import styles from './YourWork.module.css';

/** The start page: what is asked of the person who is logged in, what waits for them, and what happened lately. */
export function YourWork() {
  const username = useEditor(({ session }) => (session.kind === 'loggedOut' ? '' : session.username));
  const query = useQuery({ queryKey: ['your work', username], queryFn: () => loadWork(username) });
  const { ofMe = [], mine = [] } = useRequests().data ?? {};
  return (
    <Tab>
      <Requests />
      <Answer query={query}>
        {(work) => {
          const lists = workLists(work, ofMe);
          const isFree = lists.length + ofMe.length + mine.length === 0;
          if (isFree) return <Hint>Nothing waits for you. Open a page to change it, or create one.</Hint>;
          return (
            <div className={styles.lists}>
              {lists.map((list) => (
                <List key={list.title} {...list} />
              ))}
            </div>
          );
        }}
      </Answer>
    </Tab>
  );
}

function List({ title, rows, total, all, dialog }: WorkList) {
  const { store } = useWorkbench();
  return (
    <section className={styles.list} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {total > rows.length && <span className={styles.count}>{total.toLocaleString('en')}</span>}
        <Button className={styles.all} onClick={() => store.setState({ dialog })}>
          {all}
        </Button>
      </header>
      <ul className={styles.rows}>
        {rows.map(({ id, name, detail, place }) => (
          <li key={id} className={styles.row}>
            <RowName name={name} place={place} />
            <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowName({ name, place }: Pick<WorkRow, 'name' | 'place'>) {
  const { store } = useWorkbench();
  if ('slug' in place) return <PageLink slug={place.slug}>{name}</PageLink>;
  return (
    <button type="button" onClick={() => store.setState(place.state)}>
      {name}
    </button>
  );
}

/** Submissions are new for this many days. */
const NEW_DAYS = 7;

async function loadWork(username: string): Promise<Work> {
  const latest = { sort: 'updatedAt', isDescending: 'true' } as const;
  const fromDate = subDays(new Date(), NEW_DAYS).toISOString();
  const [{ items }, drafts, changed, { schedules }, submissions] = await Promise.all([
    ask('publish/waiting', {}),
    ask('page/find', { ...latest, status: 'draft', updatedBy: username, size: MAX_ROWS }),
    ask('page/find', { ...latest, size: 2 * MAX_ROWS }),
    ask('schedule/list', {}),
    ask('forms/getSubmissions', { fromDate, limit: MAX_ROWS }),
  ]);
  return { username, waiting: items, drafts, changed, schedules, submissions };
}
