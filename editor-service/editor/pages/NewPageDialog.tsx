import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { templates } from '#site/templates/definitions.ts';
import { PagePicker } from '../links/page-choice/PagePicker.tsx';
import { addressBelow, missingIn, parentOf } from '../store/documents/new-page.ts';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Pages.module.css';
import { createCopy, createPage } from './page-life.ts';
import { SlugField, useSlug } from './SlugField.tsx';
import { COPY, StartChoice } from './StartChoice.tsx';

/** Creates a page from its title, the page above it and a template, or as a copy of another page. */
export function NewPageDialog() {
  return (
    <TaskModal title={t('Create new page')} size="wide">
      <NewPageForm />
    </TaskModal>
  );
}

function NewPageForm() {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const openSlug = useEditor((state) => state.slug);
  const [title, setTitle] = useState('');
  const [parent, setParent] = useState(parentOf(openSlug));
  const slug = useSlug('');
  /** The address follows the title and the page above until it is typed. */
  const [isTyped, setTyped] = useState(false);
  const [start, setStart] = useState(templates[0]?.template ?? '');
  const [source, setSource] = useState<string | null>(openSlug);
  const [isTried, setTried] = useState(false);
  const isCopy = start === COPY;
  const page = { domainId, slug: slug.slug, template: isCopy ? 'copy' : start };
  const problem = isTried
    ? (missingIn(page) ?? (isCopy && source === null ? t('Choose a page to copy.') : null))
    : null;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      isCopy && source !== null ? createCopy(workbench, source, page.slug, title) : createPage(workbench, page, title),
  });

  function follow(nextTitle: string, nextParent: string) {
    if (!isTyped) slug.setText(addressBelow(nextParent, nextTitle, domainId));
  }

  function submit() {
    setTried(true);
    if (!missingIn(page) && !slug.problem && (!isCopy || source !== null)) mutate();
  }

  return (
    <Form className={controls.form} noValidate onSubmit={submit}>
      <TextField
        label={t('Title')}
        help={t('The heading of the page. Its address is made from it.')}
        isFirst
        maxLength={300}
        placeholder={t('Our open day')}
        value={title}
        onChange={(text) => {
          setTitle(text);
          follow(text, parent);
        }}
      />
      <div className={styles.place}>
        <PagePicker
          label={t('Below')}
          slug={parent}
          onChange={(next) => {
            setParent(next ?? '');
            follow(title, next ?? '');
          }}
        />
        <SlugField
          label={t('Page slug')}
          draft={{
            ...slug,
            problem: slug.text === '' ? null : slug.problem,
            setText: (text) => {
              setTyped(text !== '');
              slug.setText(text);
            },
          }}
        />
      </div>
      <StartChoice value={start} onChange={setStart} />
      {isCopy && <PagePicker label={t('Page to copy')} slug={openSlug} onChange={setSource} />}
      <ProblemText>{problem}</ProblemText>
      <ModalActions>
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? t('Creating…') : t('Create page')}
        </Button>
      </ModalActions>
    </Form>
  );
}
