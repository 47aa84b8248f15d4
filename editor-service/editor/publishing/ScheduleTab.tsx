import { type ComponentProps, createContext, useContext, useState } from 'react';
import { type ChevronProps, DayPicker, type DayProps } from 'react-day-picker';
import { isPlanned, type Schedule, type ScheduleAction } from '#content-store/model/entities/schedule.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { TimeFields } from '../ui/fields/TimeFields.tsx';
import iconStyles from '../ui/IconButton.module.css';
import { icons } from '../ui/icons.ts';
import { Person } from '../ui/person/Person.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable, RowActions } from '../ui/table/DataTable.tsx';
import { editorLocale, t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { CancelSchedule } from './PageSchedules.tsx';
import { isChosen } from './PlanFields.tsx';
import { dayAndTimeOf, stateInWords } from './publishing-words.ts';
import styles from './Schedule.module.css';
import { useSchedules } from './use-waiting.ts';

/** What goes live and offline, and when: a calendar, and a list in which it can be moved or cancelled. */
export function ScheduleTab() {
  return (
    <Answer query={useSchedules()}>
      {({ schedules, zone }) => (
        <Tab hint={t('Times are in {zone}. To add one, choose “At a set time” when you publish.', { zone })}>
          <MonthCalendar schedules={schedules.filter(({ state }) => state === 'waiting' || state === 'done')} />
          <DataTable label={t('Scheduled')} columns={COLUMNS} rows={schedules} empty={t('Nothing scheduled.')} />
        </Tab>
      )}
    </Answer>
  );
}

const COLUMNS: readonly Column<Schedule>[] = [
  { header: t('When'), cell: dayAndTimeOf },
  { header: t('What'), cell: ({ name, items }) => <What name={name} items={items} /> },
  { header: t('By'), cell: ({ createdBy }) => <Person username={createdBy} /> },
  { header: t('State'), cell: stateInWords },
  actionsColumn((schedule) => schedule.state === 'waiting' && <Actions schedule={schedule} />),
];

function What({ name, items }: Pick<Schedule, 'name' | 'items'>) {
  if (items.length <= 1) return name;
  return (
    <details>
      <summary>{name}</summary>
      <ul className={styles.items}>
        {items.map(({ kind, _id, title, slug }) => (
          <li key={`${kind} ${_id}`}>{slug === null ? title : `${title} (/${slug})`}</li>
        ))}
      </ul>
    </details>
  );
}

function Actions({ schedule }: { schedule: Schedule }) {
  const { _id, name, action } = schedule;
  const [isMoving, setMoving] = useState(false);
  if (isMoving && isPlanned(action))
    return <Move schedule={schedule} action={action} onDone={() => setMoving(false)} />;
  return (
    <RowActions>
      {isPlanned(action) && (
        <Button aria-label={t('Reschedule: {name}', { name })} onClick={() => setMoving(true)}>
          {t('Reschedule')}
        </Button>
      )}
      <CancelSchedule _id={_id} name={name} />
    </RowActions>
  );
}

interface MoveProps {
  schedule: Schedule;
  action: ScheduleAction;
  onDone: () => void;
}

function Move({ schedule: { _id, day, time, zone }, action, onDone }: MoveProps) {
  const [at, setAt] = useState({ day, time });
  const { mutate, isPending } = useChange({
    call: () => send('schedule/save', { _id, action, zone, ...at }),
    onDone,
  });
  return (
    <Form className={styles.move} onSubmit={() => mutate()}>
      <TimeFields label={t('New time')} value={at} onChange={setAt} />
      <RowActions>
        <Button type="submit" look="main" disabled={isPending || !isChosen(at)}>
          {t('Reschedule')}
        </Button>
        <Button onClick={onDone}>{t('Keep {time}', { time })}</Button>
      </RowActions>
    </Form>
  );
}

const SchedulesContext = createContext<ReadonlyMap<string, readonly Schedule[]>>(new Map());

/** What goes live and offline in a month, on its days. Begins with the month of the next schedule, or of today. */
export function MonthCalendar({ schedules }: { schedules: readonly Schedule[] }) {
  const next = schedules.find(({ state }) => state === 'waiting');
  return (
    <SchedulesContext value={Map.groupBy(schedules, ({ day }) => day)}>
      <section className={styles.calendar} aria-label={t('Calendar')}>
        <DayPicker
          classNames={CLASSES}
          defaultMonth={new Date(`${next?.day ?? new Date().toISOString().slice(0, 10)}T00:00`)}
          weekStartsOn={1}
          showOutsideDays
          navLayout="around"
          labels={{ labelPrevious: () => t('Previous month'), labelNext: () => t('Next month') }}
          formatters={{ formatWeekdayName: (date) => WEEKDAY.format(date) }}
          components={{ CaptionLabel, Chevron, Day, MonthGrid, Weekdays }}
        />
      </section>
    </SchedulesContext>
  );
}

const { month = '', days: month_grid = '' } = styles;
const { button = '' } = iconStyles;
const CLASSES = { month, month_grid, button_previous: button, button_next: button };

const WEEKDAY = new Intl.DateTimeFormat(editorLocale, { weekday: 'short' });

const CaptionLabel = ({ children }: ComponentProps<'span'>) => (
  <h3 className={styles.name} aria-live="polite">
    {children}
  </h3>
);

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <icons.ChevronLeft size={16} aria-hidden /> : <icons.ChevronRight size={16} aria-hidden />;

/** Nothing can be chosen, so it is a plain table and no grid. */
const MonthGrid = ({ className, children, 'aria-label': label }: ComponentProps<'table'>) => (
  <table className={className} aria-label={label}>
    {children}
  </table>
);

/** Read out, too: they head the columns of a table. */
const Weekdays = ({ className, children }: ComponentProps<'tr'>) => (
  <thead>
    <tr className={className}>{children}</tr>
  </thead>
);

function Day({ day: { date, isoDate, outside }, modifiers: { today } }: DayProps) {
  const schedules = useContext(SchedulesContext).get(isoDate);
  return (
    <td data-other={outside || undefined} aria-current={today ? 'date' : undefined}>
      <time dateTime={isoDate}>{date.getDate()}</time>
      {schedules && (
        <ul className={styles.entries}>
          {schedules.map(({ _id, time, name, action, state }) => (
            <li key={_id} data-action={action} data-state={state} title={name}>
              {time} {name}
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
