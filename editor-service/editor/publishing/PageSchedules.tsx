import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import set from './PublishSet.module.css';
import { nextInWords } from './publishing-words.ts';
import { useSchedules } from './use-waiting.ts';

/** The times at which the open page goes live or offline, each with a button to cancel it. */
export function PageSchedules() {
  const pageId = useEditor(({ saved }) => saved?.page._id);
  const { data } = useSchedules();
  const ours = data?.schedules.filter(
    ({ state, items }) => state === 'waiting' && items.some(({ _id }) => _id === pageId),
  );
  if (!ours || ours.length === 0) return null;
  return (
    <ul className={set.schedules} aria-label={t('Scheduled')}>
      {ours.map((schedule) => (
        <li key={schedule._id} className={set.scheduled}>
          <icons.CalendarClock size={18} aria-hidden />
          <span>{nextInWords(schedule)}</span>
          <CancelSchedule _id={schedule._id} name={schedule.name} />
        </li>
      ))}
    </ul>
  );
}

/** Cancels a schedule that waits. */
export function CancelSchedule({ _id, name }: { _id: string; name: string }) {
  const { mutate, isPending } = useChange({
    call: () => send('schedule/cancel', { _id }),
    stale: ['schedules'],
  });
  return (
    <Button aria-label={t('Cancel: {name}', { name })} disabled={isPending} onClick={() => mutate()}>
      {t('Cancel')}
    </Button>
  );
}
