import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Field } from '#content-store/model/fields/field.ts';
import { templates } from '#site/templates/definitions.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/card/Card.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { t, tParts } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Pages.module.css';
import { changeSlug } from './page-life.ts';
import { SavedFieldsTab } from './SavedFieldsTab.tsx';
import { SlugField, useSlug } from './SlugField.tsx';
import { UsedIn } from './UsedIn.tsx';

/** Changes the page's address or template. */
export function PageGeneralTab() {
  return (
    <div className={styles.sections}>
      <ChangeSlug />
      {templates.length > 1 && <ChangeTemplate />}
    </div>
  );
}

function ChangeSlug() {
  const workbench = useWorkbench();
  const current = useEditor(({ saved }) => saved?.page.slug ?? '');
  const isPublished = useEditor(({ saved }) => saved?.page.published ?? false);
  const draft = useSlug(current);
  const { mutate, isPending } = useMutation({ mutationFn: () => changeSlug(workbench, draft.slug) });
  const [isAsked, setAsked] = useState(false);
  const isEmpty = draft.slug === '' && current !== '';

  function submit() {
    setAsked(true);
    if (!isEmpty && !draft.problem && draft.slug !== current) mutate();
  }

  return (
    <Card title={t('Slug')}>
      <p className={styles.now}>
        {tParts('The page is at {strong}.', { strong: <strong>/{current}</strong> })}{' '}
        {isPublished &&
          t('After a change, visitors find it there until you publish again; then it redirects to the new address.')}
      </p>
      <UsedIn />
      <Form className={styles.sections} noValidate onSubmit={submit}>
        <SlugField
          label={t('New slug')}
          draft={isAsked && isEmpty ? { ...draft, problem: t('Enter a slug') } : draft}
          isFirst
        />
        <ModalActions>
          <Button type="submit" disabled={isPending || draft.slug === current}>
            {isPending ? t('Changing…') : t('Change slug')}
          </Button>
        </ModalActions>
      </Form>
    </Card>
  );
}

function ChangeTemplate() {
  const workbench = useWorkbench();
  const current = useEditor(({ documents }) => documents?.page.template ?? '');
  const [template, setTemplate] = useState(current);
  return (
    <Card title={t('Template')}>
      <SelectField
        label={t('Template')}
        value={template}
        options={templates.map(({ template: value, label }) => ({ value, label }))}
        help={t('The components stay, and the header keeps the fields that both templates have. You can undo this.')}
        onChange={setTemplate}
      />
      <ModalActions>
        <Button disabled={template === current} onClick={() => edit(workbench, { kind: 'changeTemplate', template })}>
          {t('Change template')}
        </Button>
      </ModalActions>
    </Card>
  );
}

const NAME: readonly Field[] = [{ kind: 'text', path: 'title', label: t('Name'), maxLength: 300 }];

/** What a section is called, and where it is shown. */
export function SectionGeneralTab() {
  return (
    <div className={styles.sections}>
      <SavedFieldsTab hint={t('Editors choose the section by its name; visitors never see it.')} fields={NAME} />
      <Card title={t('Pages that show it')}>
        <UsedIn />
      </Card>
    </div>
  );
}
