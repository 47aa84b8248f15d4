import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Schedule } from '#content-store/model/entities/schedule.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { monthAfter, monthName, monthOf, weeksOf } from './month.ts';
import styles from './Schedule.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What goes live and offline in a month, on its days. Begins with the month of the next schedule, or of today. */
export function MonthCalendar({ schedules }: { schedules: readonly Schedule[] }) {
  const today = new Date().toISOString().slice(0, 10);
  const [month, setMonth] = useState(() => {
    const next = schedules.find(({ state }) => state === 'waiting');
    return monthOf(next?.day ?? today);
  });
  const byDay = Map.groupBy(schedules, ({ day }) => day);
  return (
    <section className={styles.calendar} aria-label="Calendar">
      <header className={styles.month}>
        <IconButton icon={ChevronLeft} label="Previous month" onClick={() => setMonth(monthAfter(month, -1))} />
        <h3 className={styles.name} aria-live="polite">
          {monthName(month)}
        </h3>
        <IconButton icon={ChevronRight} label="Next month" onClick={() => setMonth(monthAfter(month, 1))} />
      </header>
      <table className={styles.days}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-other={monthOf(day) !== month || undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <time dateTime={day}>{Number(day.slice(8))}</time>
                  {byDay.has(day) && <Entries schedules={byDay.get(day) ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Entries({ schedules }: { schedules: readonly Schedule[] }) {
  return (
    <ul className={styles.entries}>
      {schedules.map(({ _id, time, name, action, state }) => (
        <li key={_id} data-action={action} data-state={state} title={name}>
          {time} {name}
        </li>
      ))}
    </ul>
  );
}
