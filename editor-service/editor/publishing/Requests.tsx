import { type ReactNode, useState } from 'react';
import type { PublishRequest } from '#content-store/model/entities/publish-request.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { send } from '../api/client.ts';
import { PageLink } from '../saving/leaving/PageLink.tsx';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { Form } from '../ui/fields/Form.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useNameOf } from '../ui/person/names.ts';
import { Person } from '../ui/person/Person.tsx';
import { RowActions } from '../ui/table/DataTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import styles from './Requests.module.css';
import { useRequests } from './use-waiting.ts';

/**
 * What is asked of this person, then what they asked; each leads to its page. Nothing while there is none. `ofPage`: only
 * what still stands about the open one, for the dialog that publishes it.
 */
export function Requests({ ofPage = false }: { ofPage?: boolean }) {
  const pageId = useEditor(({ saved }) => saved?.page._id);
  const { ofMe, mine } = useRequests();
  const isShown = ({ documentId }: PublishRequest) => !ofPage || documentId === pageId;
  const [asked, asking] = ofPage
    ? ['You are asked to publish this page', 'You asked to publish this page']
    : ['Waits for you', 'You wait for'];
  return (
    <>
      <Rows label={asked} requests={ofMe.filter(isShown)} Row={OfMe} />
      <Rows label={asking} requests={mine.filter(isShown)} Row={Mine} />
    </>
  );
}

interface RowsProps {
  label: string;
  requests: readonly PublishRequest[];
  Row: (props: { request: PublishRequest }) => ReactNode;
}

function Rows({ label, requests, Row }: RowsProps) {
  if (requests.length === 0) return null;
  return (
    <section className={styles.requests} aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {requests.map((request) => (
          <li key={request._id}>
            <Row request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Head({ request, children }: { request: PublishRequest; children: ReactNode }) {
  const { kind, documentId, title, slug, text } = request;
  const isOpen = useEditor(({ saved }) => saved?.page._id === documentId);
  const address = kind === 'section' ? sectionAddress(documentId) : (slug ?? '');
  return (
    <p>
      {isOpen ? <strong>{title}</strong> : <PageLink slug={address}>{title}</PageLink>}
      <span className={styles.about}>{children}</span>
      {text && <q className={styles.text}>{text}</q>}
    </p>
  );
}

/** A request that this person answers by publishing the page, or by sending it back with a line. */
function OfMe({ request }: { request: PublishRequest }) {
  const { _id, title, askedBy, createdAt } = request;
  const nameOf = useNameOf();
  const [text, setText] = useState<string | null>(null);
  const { mutate, isPending } = useChange({
    call: () => send('request/sendBack', { _id, text: text ?? '' }),
    stale: ['requests'],
    said: `Sent back to ${nameOf(askedBy)}`,
  });
  return (
    <>
      <Head request={request}>
        <Person username={askedBy} /> asks you to publish it, {dateAndTime(createdAt)}
      </Head>
      {text === null ? (
        <Button aria-label={`Send back: ${title}`} onClick={() => setText('')}>
          Send back…
        </Button>
      ) : (
        <Form className={styles.answer} onSubmit={() => text.trim() !== '' && mutate()}>
          <TextField label="What should change?" maxLength={500} value={text} onChange={setText} />
          <RowActions>
            <Button type="submit" look="main" disabled={isPending || text.trim() === ''}>
              Send back
            </Button>
            <Button onClick={() => setText(null)}>Cancel</Button>
          </RowActions>
        </Form>
      )}
    </>
  );
}

/** What this person asked, and what became of it. */
function Mine({ request }: { request: PublishRequest }) {
  const { _id, title, state, answer, answeredBy, createdAt, answeredAt } = request;
  const { mutate, isPending } = useChange({ call: () => send('request/withdraw', { _id }), stale: ['requests'] });
  if (state === 'open')
    return (
      <>
        <Head request={request}>You asked to publish it, {dateAndTime(createdAt)}</Head>
        <Button aria-label={`Withdraw: ${title}`} disabled={isPending} onClick={() => mutate()}>
          Withdraw
        </Button>
      </>
    );
  return (
    <Head request={{ ...request, text: answer }}>
      <Person username={answeredBy} /> sent it back, {dateAndTime(answeredAt ?? undefined)}
    </Head>
  );
}
