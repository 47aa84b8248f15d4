import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { SharedLinks } from './SharedLinks.tsx';

/** How long a link may be valid. */
const DURATIONS = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** Preview links: shows the draft of a page, or of the whole site, to people without a login. */
export function ShareDialog() {
  return (
    <TaskModal title="Share a preview" size="medium">
      <ModalText>
        Anyone with the link sees the draft without logging in, until it expires or you withdraw it.
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
    stale: ['previewLinks'],
  });
  const scopes = [
    ...(page ? [{ value: 'page' as const, label: pageTitle(page) }] : []),
    { value: 'site' as const, label: 'The whole site' },
  ];
  return (
    <Form className={controls.form} onSubmit={() => mutate()}>
      <SelectField
        isFirst
        label="What it shows"
        value={scope}
        options={scopes}
        onChange={(value) => setScope(value || 'site')}
      />
      <SelectField label="Valid for" value={days} options={DURATIONS} onChange={(value) => setDays(value || '7')} />
      <ModalActions>
        <Button type="submit" data-first-focus look="main" disabled={isPending}>
          Create link
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
