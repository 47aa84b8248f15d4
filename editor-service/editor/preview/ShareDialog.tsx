import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import type { SharedPreview } from '../../contract/preview.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { counted } from '../ui/counted.ts';
import { dateAndTime } from '../ui/date-and-time.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { useNameOf } from '../ui/person/names.ts';
import { t } from '../words/t.ts';
import { copyText } from '../workbench/copy-text.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Sharing.module.css';

/** How long a link may be valid. */
const DURATIONS = [
  { value: '1', label: t('One day') },
  { value: '7', label: t('One week') },
  { value: '30', label: counted(30, 'day') },
  { value: '90', label: counted(90, 'day') },
] as const;

/** Preview links: shows the draft of a page, or of the whole site, to people without a login. */
export function ShareDialog() {
  return (
    <TaskModal title={t('Share a preview')} size="medium">
      <ModalText>
        {t('Anyone with the link sees the draft without logging in, until it expires or you withdraw it.')}
      </ModalText>
      <NewLink />
      <Links />
    </TaskModal>
  );
}

function NewLink() {
  const page = useEditor(({ saved }) => saved?.page);
  const [scope, setScope] = useState<'page' | 'site'>(page ? 'page' : 'site');
  const [days, setDays] = useState<(typeof DURATIONS)[number]['value']>('7');
  const { mutate, isPending } = useChange({
    call: () =>
      send('previewLink/create', {
        days: Number(days),
        ...(scope === 'page' && page && { pageId: page._id }),
      }),
  });
  const scopes = [
    ...(page ? [{ value: 'page' as const, label: pageTitle(page) }] : []),
    { value: 'site' as const, label: t('The whole site') },
  ];
  return (
    <Form className={controls.form} onSubmit={() => mutate()}>
      <SelectField
        isFirst
        label={t('What it shows')}
        value={scope}
        options={scopes}
        onChange={(value) => setScope(value || 'site')}
      />
      <SelectField
        label={t('Valid for')}
        value={days}
        options={DURATIONS}
        onChange={(value) => setDays(value || '7')}
      />
      <ModalActions>
        <Button type="submit" data-first-focus look="main" disabled={isPending}>
          {t('Create link')}
        </Button>
      </ModalActions>
    </Form>
  );
}

function Links() {
  const links = useQuery({
    queryKey: ['previewLinks'],
    queryFn: () => ask('previewLink/list', {}),
  });
  return <Answer query={links}>{(answer) => <SharedLinks links={answer.links} />}</Answer>;
}

/** The links that are valid now, the newest first, each to be copied or withdrawn. */
function SharedLinks({ links }: { links: readonly SharedPreview[] }) {
  if (links.length === 0) return <p className={styles.none}>{t('No active links.')}</p>;
  return (
    <ul className={styles.links} aria-label={t('Active links')}>
      {links.map((link) => (
        <li key={link._id} className={styles.link}>
          <SharedLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function SharedLink({ link: { _id, page, release, url, createdBy, expiresAt } }: { link: SharedPreview }) {
  const nameOf = useNameOf();
  const workbench = useWorkbench();
  const { mutate, isPending } = useChange({
    call: () => send('previewLink/withdraw', { _id }),
  });
  const title = page ? page.title || `/${page.slug}` : (release?.name ?? t('The whole site'));

  return (
    <>
      <p className={styles.title}>
        {title}
        <span className={styles.about}>
          {t('by {createdBy}, until {when}', { createdBy: nameOf(createdBy), when: dateAndTime(expiresAt) })}
        </span>
      </p>
      <div className={controls.row}>
        <input className={controls.input} readOnly value={url} aria-label={t('Link to {title}', { title })} />
        <Button
          aria-label={t('Copy the link to {title}', { title })}
          onClick={() => void copyText(workbench, t('Link'), url)}
        >
          {t('Copy')}
        </Button>
        <AskingButton
          aria-label={t('Withdraw the link to {title}', { title })}
          disabled={isPending}
          question={t('Withdraw link')}
          text={t('People who have it will no longer see the draft.')}
          yes={t('Withdraw')}
          onYes={mutate}
        />
      </div>
    </>
  );
}
