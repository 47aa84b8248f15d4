import { type ReactNode, useState } from 'react';
import type { Review } from '#content-store/model/entities/review.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { send } from '../../api/client.ts';
import { startComparison } from '../../saving/compare.ts';
import { PageLink } from '../../saving/leaving/PageLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime, day } from '../../ui/date-and-time.ts';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useNameOf } from '../../ui/person/names.ts';
import { Person } from '../../ui/person/Person.tsx';
import { RowActions } from '../../ui/table/DataTable.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { answerWords, reviewWords } from '../publishing-words.ts';
import { useReviews } from '../use-waiting.ts';
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
      <Rows label="Waits for you" reviews={ofMe} Row={OfMe} />
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

function Head({ review, children }: { review: Review; children: ReactNode }) {
  const { items, text, answers } = review;
  const nameOf = useNameOf();
  return (
    <div className={styles.head}>
      {items.map((item) => (
        <Item key={`${item.kind} ${item._id}`} item={item} />
      ))}
      <span className={styles.about}>{children}</span>
      {text && <q className={styles.text}>{text}</q>}
      {answers.map((answer) => (
        <span key={answer.at} className={styles.text}>
          {answerWords(answer, nameOf)} {dateAndTime(answer.at)}
          {answer.text && (
            <>
              {': '}
              <q>{answer.text}</q>
            </>
          )}
        </span>
      ))}
    </div>
  );
}

function Item({ item: { kind, _id, title, slug } }: { item: Review['items'][number] }) {
  const isOpen = useEditor(({ saved }) => saved?.page._id === _id);
  const address = kind === 'section' ? sectionAddress(_id) : (slug ?? '');
  return (
    <span className={styles.item}>
      {isOpen ? <strong>{title}</strong> : <PageLink slug={address}>{title}</PageLink>}
    </span>
  );
}

const titleOfReview = ({ items }: Review) => items.map(({ title }) => title).join(', ');

/** Who asks for what, since when, and by when. */
function Asked({ review: { askedBy, createdAt, due, isOutdated, purpose } }: { review: Review }) {
  return (
    <>
      <Person username={askedBy} /> asks you to {purpose} it, {dateAndTime(createdAt)}
      {due && ` · by ${day(new Date(due))}`}
      {isOutdated && ' · changed since'}
    </>
  );
}

const OfMe = ({ review }: { review: Review }) =>
  review.purpose === 'publish' ? <ToPublish review={review} /> : <ToReview review={review} />;

/** The answer of this person: what they looked at is the open page, as it is saved. */
function useAnswer({ _id, items, askedBy }: Review) {
  const nameOf = useNameOf();
  const saved = useEditor((state) => state.saved?.page);
  const seen = items.flatMap((item) => (saved?._id === item._id ? { _id: saved._id, revision: saved.revision } : []));
  return useChange({
    call: (given: { answer: 'approve' | 'askForChanges'; text: string }) =>
      send('review/answer', { _id, seen, ...given }),
    stale: ['reviews'],
    said: ({ state }) => (state === 'changesAsked' ? `Sent back to ${nameOf(askedBy)}` : 'Approved'),
  });
}

/** A review that this person answers: with what changed since visitors saw it, where the page is open. */
function ToReview({ review }: { review: Review }) {
  const workbench = useWorkbench();
  const title = titleOfReview(review);
  const isComparable = useEditor(
    ({ saved }) => saved?.page.published === true && review.items.some(({ _id }) => _id === saved.page._id),
  );
  const { mutate, isPending } = useAnswer(review);
  return (
    <>
      <Head review={review}>
        <Asked review={review} />
      </Head>
      <RowActions>
        {isComparable && <Button onClick={() => void startComparison(workbench, null)}>See what changed</Button>}
        <Button
          look="main"
          aria-label={`Approve: ${title}`}
          disabled={isPending}
          onClick={() => mutate({ answer: 'approve', text: '' })}
        >
          Approve
        </Button>
      </RowActions>
      <AskForChanges review={review} action="Ask for changes" />
    </>
  );
}

/** A request that this person answers by publishing the page, or by sending it back with a line. */
function ToPublish({ review }: { review: Review }) {
  return (
    <>
      <Head review={review}>
        <Asked review={review} />
      </Head>
      <AskForChanges review={review} action="Send back" />
    </>
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
      <TextField label="What should change?" maxLength={500} value={text} onChange={setText} />
      <RowActions>
        <Button type="submit" look="main" disabled={isPending || said === ''}>
          {action}
        </Button>
        <Button onClick={() => setText(null)}>Cancel</Button>
      </RowActions>
    </Form>
  );
}

/** What this person asked, and what became of it. */
function Mine({ review }: { review: Review }) {
  const { _id, createdAt, state, due, purpose, isOutdated } = review;
  const nameOf = useNameOf();
  const title = titleOfReview(review);
  const withdraw = useChange({ call: () => send('review/withdraw', { _id }), stale: ['reviews'] });
  const again = useChange({ call: () => askAgain(review), stale: ['reviews'], said: 'Asked again' });
  const isToAsk = purpose === 'review' && (state === 'changesAsked' || (state === 'approved' && isOutdated));
  return (
    <>
      <Head review={review}>
        You asked to {purpose} it, {dateAndTime(createdAt)}
        {due && ` · by ${day(new Date(due))}`} · {reviewWords(review, nameOf)}
      </Head>
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
  return send('review/ask', { items: items.map(({ kind, _id }) => ({ kind, _id })), purpose, reviewers, text });
}

function Other({ review }: { review: Review }) {
  const { askedBy, purpose, createdAt } = review;
  const nameOf = useNameOf();
  return (
    <Head review={review}>
      <Person username={askedBy} /> asked to {purpose} it, {dateAndTime(createdAt)} · {reviewWords(review, nameOf)}
    </Head>
  );
}
