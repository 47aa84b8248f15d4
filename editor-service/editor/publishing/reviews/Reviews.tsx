import type { ReactNode } from 'react';
import type { Review } from '#content-store/model/entities/review.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime, day } from '../../ui/date-and-time.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { Person } from '../../ui/person/Person.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import { reviewWords } from '../publishing-words.ts';
import { useReviews } from '../use-waiting.ts';
import { AskedOfMe } from './AskedOfMe.tsx';
import { ReviewHead, titleOfReview } from './ReviewHead.tsx';
import styles from './Reviews.module.css';

/**
 * What is asked of this person, then what they asked; each leads to its page. Nothing while there is none. `ofPage`: about the
 * open one, asked by anybody.
 */
export function Reviews({ ofPage = false }: { ofPage?: boolean }) {
  const pageId = useEditor(({ saved }) => saved?.page._id);
  const { ofMe, mine, others } = useReviews(ofPage ? pageId : undefined);
  return (
    <>
      <Rows label="Waits for you" reviews={ofMe} Row={AskedOfMe} />
      <Rows label="You wait for" reviews={mine} Row={Mine} />
      <Rows label="Asked by others" reviews={others} Row={Other} />
    </>
  );
}

interface RowsProps {
  label: string;
  reviews: readonly Review[];
  Row: (props: { review: Review }) => ReactNode;
}

function Rows({ label, reviews, Row }: RowsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={styles.reviews} aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {reviews.map((review) => (
          <li key={review._id}>
            <Row review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What this person asked, and what became of it. */
function Mine({ review }: { review: Review }) {
  const { _id, createdAt, state, due, purpose, isOutdated } = review;
  const nameOf = useNameOf();
  const title = titleOfReview(review);
  const withdraw = useChange({ call: () => send('review/withdraw', { _id }), stale: ['reviews'] });
  const again = useChange({ call: () => askAgain(review), stale: ['reviews'], said: 'Asked again' });
  const isToAsk = purpose === 'review' && (state === 'changesAsked' || isOutdated);
  return (
    <>
      <ReviewHead review={review}>
        You asked to {purpose} it, {dateAndTime(createdAt)}
        {due && ` · by ${day(new Date(due))}`} · {reviewWords(review, nameOf)}
      </ReviewHead>
      {state === 'open' && (
        <Button aria-label={`Withdraw: ${title}`} disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Withdraw
        </Button>
      )}
      {isToAsk && (
        <Button aria-label={`Ask again: ${title}`} disabled={again.isPending} onClick={() => again.mutate()}>
          Ask again
        </Button>
      )}
    </>
  );
}

function askAgain({ items, reviewers, purpose, text }: Review) {
  const release = items[0]?.release?._id;
  return send('review/ask', {
    items: items.map(({ kind, _id }) => ({ kind, _id })),
    purpose,
    reviewers,
    text,
    release,
  });
}

function Other({ review }: { review: Review }) {
  const { askedBy, purpose, createdAt } = review;
  const nameOf = useNameOf();
  return (
    <ReviewHead review={review}>
      <Person username={askedBy} /> asked to {purpose} it, {dateAndTime(createdAt)} · {reviewWords(review, nameOf)}
    </ReviewHead>
  );
}
