import { useState } from 'react';
import type { Review } from '#content-store/model/entities/review.ts';
import { send } from '../../api/client.ts';
import { startComparison } from '../../saving/compare.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime, day } from '../../ui/date-and-time.ts';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useNameOf } from '../../ui/person/names.ts';
import { Person } from '../../ui/person/Person.tsx';
import { RowActions } from '../../ui/table/DataTable.tsx';
import { t, tParts } from '../../words/t.ts';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { isShowing, ReviewHead, titleOfReview } from './ReviewHead.tsx';
import styles from './Reviews.module.css';

/** Who asks for what, since when, and by when. */
function Asked({ review: { askedBy, createdAt, due, isOutdated, purpose } }: { review: Review }) {
  return (
    <>
      {tParts(
        purpose === 'publish' ? '{person} asks you to publish it, {when}' : '{person} asks you to review it, {when}',
        {
          person: <Person username={askedBy} />,
          when: dateAndTime(createdAt),
        },
      )}
      {due && ` · ${t('by {when}', { when: day(new Date(due)) })}`}
      {isOutdated && ` · ${t('changed since')}`}
    </>
  );
}

/** What is asked of this person, with the buttons that answer it; a request to publish is granted by publishing. */
export function AskedOfMe({ review }: { review: Review }) {
  const isToReview = review.purpose === 'review';
  return (
    <>
      <ReviewHead review={review}>
        <Asked review={review} />
      </ReviewHead>
      {isToReview && <Approve review={review} />}
      <AskForChanges review={review} action={isToReview ? t('Ask for changes') : t('Send back')} />
    </>
  );
}

/** The answer of this person: what they looked at is the open page or version, as it is saved. */
function useAnswer({ _id, items, askedBy }: Review) {
  const nameOf = useNameOf();
  const saved = useEditor((state) => (items.some((item) => isShowing(item)(state)) ? state.saved?.page : undefined));
  const seen = saved ? [{ _id: saved._id, revision: saved.revision }] : [];
  return useChange({
    call: (given: { answer: 'approve' | 'askForChanges'; text: string }) =>
      send('review/answer', { _id, seen, ...given }),
    stale: ['reviews'],
    said: ({ state }) =>
      state === 'changesAsked' ? t('Sent back to {askedBy}', { askedBy: nameOf(askedBy) }) : t('Approved'),
  });
}

/** Approves; shows what changed since visitors saw it, where the page is open. */
function Approve({ review }: { review: Review }) {
  const workbench = useWorkbench();
  const title = titleOfReview(review);
  const isComparable = useEditor(
    (state) => state.saved?.page.published === true && review.items.some((item) => isShowing(item)(state)),
  );
  const { mutate, isPending } = useAnswer(review);
  return (
    <RowActions>
      {isComparable && <Button onClick={() => void startComparison(workbench, null)}>{t('See what changed')}</Button>}
      <Button
        look="main"
        aria-label={t('Approve: {title}', { title })}
        disabled={isPending}
        onClick={() => mutate({ answer: 'approve', text: '' })}
      >
        {t('Approve')}
      </Button>
    </RowActions>
  );
}

/** A button that opens a line for what should change. */
function AskForChanges({ review, action }: { review: Review; action: string }) {
  const [text, setText] = useState<string | null>(null);
  const { mutate, isPending } = useAnswer(review);
  if (text === null)
    return (
      <Button aria-label={`${action}: ${titleOfReview(review)}`} onClick={() => setText('')}>
        {action}…
      </Button>
    );
  const said = text.trim();
  return (
    <Form className={styles.answer} onSubmit={() => said !== '' && mutate({ answer: 'askForChanges', text: said })}>
      <TextField label={t('What should change?')} maxLength={500} value={text} onChange={setText} />
      <RowActions>
        <Button type="submit" look="main" disabled={isPending || said === ''}>
          {action}
        </Button>
        <Button onClick={() => setText(null)}>{t('Cancel')}</Button>
      </RowActions>
    </Form>
  );
}
