import { useQuery } from '@tanstack/react-query';
import { subDays } from 'date-fns';
import { ask } from '../../api/client.ts';
import { Reviews } from '../../publishing/reviews/Reviews.tsx';
import { useReviews } from '../../publishing/use-waiting.ts';
import { PageLink } from '../../saving/leaving/PageLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Person } from '../../ui/person/Person.tsx';
import { Hint, Tab } from '../../ui/tab/Tab.tsx';
import { formatted, t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useEditor, useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import { MAX_ROWS, type Work, type WorkList, type WorkRow, workLists } from './work-lists.ts';
import styles from './YourWork.module.css';

/** The start page: what waits for the person who is logged in, what they wait for, their drafts, and what happened lately. */
export function YourWork() {
  const username = useEditor(({ session }) => (session.kind === 'loggedOut' ? '' : session.username));
  const query = useQuery({ queryKey: ['your work', username], queryFn: () => loadWork(username) });
  const { ofMe, mine } = useReviews();
  const toPublish = [...ofMe, ...mine].filter(({ purpose }) => purpose === 'publish').flatMap(({ items }) => items);
  return (
    <Tab>
      <Reviews />
      <Answer query={query}>
        {(work) => {
          const lists = workLists(work, toPublish);
          const isFree = lists.length + ofMe.length + mine.length === 0;
          if (isFree) return <Hint>{t('Nothing waits for you. Open a page to change it, or create one.')}</Hint>;
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
  const mayPublish = useRefusal('publish') === null;
  return (
    <section className={styles.list} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {total > rows.length && <span className={styles.count}>{formatted(total)}</span>}
        <Button className={styles.all} onClick={() => store.setState({ dialog })}>
          {all}
        </Button>
      </header>
      <ul className={styles.rows}>
        {rows.map(({ id, name, detail, by, place, undo }) => (
          <li key={id} className={styles.row}>
            <RowName name={name} place={place} />
            <span className={styles.detail}>
              {by && <Person username={by} />}
              {detail}
              {undo !== undefined && mayPublish && <UndoButton number={undo} name={name} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UndoButton({ number, name }: { number: number; name: string }) {
  const { store } = useWorkbench();
  const undo = () => store.setState({ dialog: { kind: 'record', number, isUndoing: true } });
  return (
    <button type="button" aria-label={t('Undo the publish of {name}', { name })} onClick={undo}>
      {t('Undo…')}
    </button>
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
  const fromDate = subDays(new Date(), NEW_DAYS).toISOString();
  const [{ items }, { schedules }, published, submissions] = await Promise.all([
    ask('publish/waiting', {}),
    ask('schedule/list', {}),
    ask('publish/records', { limit: MAX_ROWS }),
    ask('forms/getSubmissions', { fromDate, limit: MAX_ROWS }),
  ]);
  return { username, waiting: items, schedules, published, submissions };
}
