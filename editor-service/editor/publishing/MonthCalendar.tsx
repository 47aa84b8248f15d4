import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, createContext, useContext } from 'react';
import { type ChevronProps, DayPicker, type DayProps } from 'react-day-picker';
import type { Schedule } from '#content-store/model/entities/schedule.ts';
import styles from './Schedule.module.css';

const SchedulesContext = createContext<ReadonlyMap<string, readonly Schedule[]>>(new Map());

/** What goes live and offline in a month, on its days. Begins with the month of the next schedule, or of today. */
export function MonthCalendar({ schedules }: { schedules: readonly Schedule[] }) {
  const next = schedules.find(({ state }) => state === 'waiting');
  return (
    <SchedulesContext value={Map.groupBy(schedules, ({ day }) => day)}>
      <section className={styles.calendar} aria-label="Calendar">
        <DayPicker
          classNames={CLASSES}
          defaultMonth={new Date(`${next?.day ?? new Date().toISOString().slice(0, 10)}T00:00`)}
          weekStartsOn={1}
          showOutsideDays
          navLayout="around"
          labels={{ labelPrevious: () => 'Previous month', labelNext: () => 'Next month' }}
          formatters={{ formatWeekdayName: (date) => WEEKDAY.format(date) }}
          components={{ CaptionLabel, Chevron, Day, MonthGrid, Weekdays }}
        />
      </section>
    </SchedulesContext>
  );
}

const { month = '', days: month_grid = '', step = '' } = styles;
const CLASSES = { month, month_grid, button_previous: step, button_next: step };

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });

const CaptionLabel = ({ children }: ComponentProps<'span'>) => (
  <h3 className={styles.name} aria-live="polite">
    {children}
  </h3>
);

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />;

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
