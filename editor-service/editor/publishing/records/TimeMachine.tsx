import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AnswerOf } from '../../../contract/calls.ts';
import { ask } from '../../api/client.ts';
import { collectionOf } from '../../store/documents/collection-of.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useNameOf } from '../../ui/person/names.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { ServerState } from '../../workbench/server-state/ServerState.tsx';
import { useEditor, useRefusal } from '../../workbench/workbench-context.ts';
import styles from './TimeMachine.module.css';
import { UndoForm } from './UndoForm.tsx';

type Moment = AnswerOf<'publish/siteAt'>;

/** The site as visitors saw it at any moment, and going back to it; begins at a record, or now. */
export function TimeMachine({ number }: { number?: number }) {
  return (
    <ServerState>
      <Moments first={number} />
    </ServerState>
  );
}

function Moments({ first }: { first: number | undefined }) {
  const page = useEditor(({ saved }) => (saved && collectionOf(saved.page) === 'pages' ? saved.page : null));
  const [back, setBack] = useState(first === undefined ? 0 : null);
  const [goingTo, setGoingTo] = useState<number | null>(null);
  const wanted = useDebounced(back);
  const query = useQuery({
    queryKey: ['moment', wanted ?? `#${first}`],
    queryFn: () =>
      ask('publish/siteAt', { ...(wanted === null ? { number: first } : { back: wanted }), _id: page?._id }),
    placeholderData: keepPreviousData,
  });
  const stay = () => setGoingTo(null);
  if (goingTo !== null)
    return (
      <Modal title={goingTo === 0 ? 'Back to the beginning' : `Back to #${goingTo}`} size="medium" onClose={stay}>
        <UndoForm of={{ to: goingTo }} onBack={stay} onDone={stay} />
      </Modal>
    );
  return (
    <Modal title="Time machine" size="full">
      <Answer query={query}>
        {(moment) => (
          <>
            <Bar moment={moment} back={back ?? moment.later} onMove={setBack} onGoBack={setGoingTo} />
            {page && moment.slug === null && (
              <p className={styles.note}>This page was not there at that moment. You see the home page.</p>
            )}
            <iframe
              key={`${moment.number} ${moment.later}`}
              className={styles.page}
              title="The site at that moment"
              src={`/_canvas/${moment.slug ?? ''}?at=${moment.number}`}
            />
          </>
        )}
      </Answer>
    </Modal>
  );
}

interface BarProps {
  moment: Moment;
  /** How many records before now the slider stands; the moment follows. */
  back: number;
  onMove: (back: number) => void;
  onGoBack: (number: number) => void;
}

function Bar({ moment, back, onMove, onGoBack }: BarProps) {
  const { total, later, number } = moment;
  const id = useId();
  const refusal = useRefusal('publish') ?? (later === 0 ? 'Visitors see this now' : null);
  const words = momentInWords(moment, useNameOf());
  return (
    <div className={styles.bar}>
      <input
        type="range"
        data-first-focus
        aria-label="Moment"
        aria-valuetext={words}
        aria-describedby={id}
        min={0}
        max={total}
        value={total - back}
        onChange={(event) => onMove(total - event.target.valueAsNumber)}
      />
      <output id={id}>{words}</output>
      <Button disabled={refusal !== null} title={refusal ?? undefined} onClick={() => onGoBack(number)}>
        Back to this moment…
      </Button>
    </div>
  );
}

/** `#214 · Anna · 3 Mar 2026, 14:05 · About us and 2 others` */
export function momentInWords(
  { record, later }: Pick<Moment, 'record' | 'later'>,
  nameOf: ReturnType<typeof useNameOf>,
): string {
  if (!record) return later === 0 ? 'Nothing has gone live yet' : 'Before the first record';
  const { number, by, at, name } = record;
  return [`#${number}`, nameOf(by), dateAndTime(at), name, later === 0 && 'as it is now'].filter(Boolean).join(' · ');
}
