import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import type { ReleaseContent } from '../../../contract/publishing-releases.ts';
import { ask, send } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { Button } from '../../ui/Button.tsx';
import { AskingButton, RemoveButton } from '../../ui/dialog/AskingButton.tsx';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import controls from '../../ui/fields/controls.module.css';
import { actionsColumn, type Column, DataTable, RowActions } from '../../ui/table/DataTable.tsx';
import { FirstRows } from '../../ui/table/FirstRows.tsx';
import { copyText } from '../../workbench/copy-text.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { ServerState } from '../../workbench/server-state/ServerState.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { NameAndNote } from '../NameAndNote.tsx';
import styles from '../Publishing.module.css';
import { reloadPage } from '../publish-set.ts';
import { publishableKey } from '../waiting.ts';
import { PublishRelease } from './PublishRelease.tsx';
import { ACTIONS, notesOf } from './release-words.ts';

interface ReleaseDialogProps {
  _id: string;
  /** Default: it is the dialog that is open. */
  onClose?: () => void;
}

/** A release: what it holds, what it would change, and going live. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  return (
    <ServerState>
      <ReleaseModal {...props} />
    </ServerState>
  );
}

function ReleaseModal({ _id, onClose }: ReleaseDialogProps) {
  const host = useDialogHost();
  const close = onClose ?? host.close;
  const query = useQuery({ queryKey: ['release', _id], queryFn: () => ask('release/load', { _id }) });
  return (
    <Modal title={query.data?.release.name ?? 'Release'} size="wide" onClose={close}>
      <Answer query={query}>{(answer) => <ReleaseForm {...answer} onClose={close} />}</Answer>
    </Modal>
  );
}

type Loaded = AnswerOf<'release/load'>;

function ReleaseForm({ release, items, onClose }: Loaded & { onClose: () => void }) {
  const workbench = useWorkbench();
  const { _id, name, note } = release;
  const [isNaming, setNaming] = useState(false);
  /** Its versions are not there any more: the page goes on as its draft, which may have become its version. */
  const end = () => {
    onClose();
    const { slug, release: open } = workbench.store.getState();
    if (open?._id === _id) leaveFor(workbench, { kind: 'page', href: `/${slug}`, release: null });
    else reloadPage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
  };
  const removal = useChange({ call: () => send('release/remove', { _id }), said: 'Release removed', onDone: end });
  const share = useChange({
    call: () => send('previewLink/create', { release: _id, days: SHARED_DAYS }),
    onSuccess: ({ url }) => void copyText(workbench, 'Link', url),
  });
  return (
    <>
      {note && <p>{note}</p>}
      <div className={styles.advice}>
        <RowActions>
          <Button onClick={() => leaveFor(workbench, { kind: 'page', href: '/', release: _id })}>Preview</Button>
          <Button onClick={() => share.mutate()}>Copy a preview link</Button>
          <Button onClick={() => setNaming(true)}>Name and note…</Button>
          {items.length > 0 && release.state === 'open' && (
            <Button onClick={() => workbench.store.setState({ dialog: { kind: 'askReview', items, release: _id } })}>
              Ask for review…
            </Button>
          )}
          <AskingButton
            question={`Remove “${name}”`}
            text="Its versions are deleted. Drafts and what visitors see stay as they are."
            yes="Remove release"
            onYes={removal.mutate}
          />
        </RowActions>
      </div>
      <FirstRows rows={items}>
        {(rows) => (
          <DataTable
            label="What it holds"
            columns={columnsOf(_id)}
            rows={rows}
            rowId={publishableKey}
            empty="Nothing yet. Add pages by “Add to a release…” in the menu beside Publish."
          />
        )}
      </FirstRows>
      {isNaming && (
        <NameAndNote
          title="Name and note"
          first={{ name, note }}
          longestNote={2000}
          call={(words) => send('release/change', { _id, ...words })}
          onClose={() => setNaming(false)}
        />
      )}
      {items.length > 0 && <PublishRelease release={release} items={items} onPublished={end} onScheduled={onClose} />}
    </>
  );
}

/** How long a copied link shows the release. */
const SHARED_DAYS = 30;

const columnsOf = (release: string): Column<ReleaseContent>[] => [
  {
    header: 'What',
    cell: (item) => (
      <>
        {item.title}
        <span className={styles.where}>
          {[item.slug !== null && `/${item.slug}`, ...notesOf(item)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { header: 'Change', cell: (item) => <Action release={release} item={item} /> },
  actionsColumn((item) => <ItemActions release={release} item={item} />),
];

interface ItemProps {
  release: string;
  item: ReleaseContent;
}

const OPTIONS = Object.entries(ACTIONS);

/** Only pages can be taken from visitors. */
function Action({ release: _id, item: { kind, _id: id, title, action } }: ItemProps) {
  const { mutate } = useChange({
    call: (to: ReleaseContent['action']) => send('release/change', { _id, actions: [{ kind, _id: id, action: to }] }),
  });
  if (kind !== 'page') return ACTIONS[action];
  return (
    <select
      className={controls.input}
      aria-label={`Change of ${title}`}
      value={action}
      onChange={({ target }) => mutate(target.value as ReleaseContent['action'])}
    >
      {OPTIONS.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function ItemActions({ release, item }: ItemProps) {
  const workbench = useWorkbench();
  const { kind, _id, title, slug, state } = item;
  const { mutate } = useChange({ call: () => send('release/change', { _id: release, remove: [{ kind, _id }] }) });
  const href = kind === 'section' ? `/${sectionAddress(_id)}` : `/${slug ?? ''}`;
  return (
    <RowActions>
      {state !== 'gone' && kind !== 'siteSettings' && (
        <Button
          aria-label={`Edit this version of ${title}`}
          onClick={() => leaveFor(workbench, { kind: 'page', href, release })}
        >
          Edit
        </Button>
      )}
      <RemoveButton label={`Take ${title} out`} text="Its version in this release is deleted." onYes={mutate} />
    </RowActions>
  );
}
