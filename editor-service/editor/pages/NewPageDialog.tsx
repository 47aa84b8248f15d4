import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { templates } from '#site/templates/definitions.ts';
import { TaskModal } from '../server-state/TaskModal.tsx';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { Problem } from '../ui/fields/Problem.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { missingIn } from './new-page.ts';
import styles from './Pages.module.css';
import { createPage } from './page-life.ts';
import { SlugField } from './SlugField.tsx';
import { useSlug } from './use-slug.ts';

/** Every page is of this type: how it is built depends on its template (specification §9). */
const PAGE_TYPE = 'page';

/** Creates a page from a template and an address. */
export function NewPageDialog() {
  return (
    <TaskModal title="Create New Page" size="normal">
      <NewPageForm />
    </TaskModal>
  );
}

function NewPageForm() {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const slug = useSlug('');
  const [template, setTemplate] = useState(templates[0]?.template ?? '');
  const [isTried, setTried] = useState(false);
  const page = { domainId, slug: slug.slug, pageType: PAGE_TYPE, template };
  const problem = isTried ? missingIn(page) : null;
  const { mutate, isPending } = useMutation({ mutationFn: () => createPage(workbench, page) });

  function submit() {
    setTried(true);
    if (!missingIn(page) && !slug.problem) mutate();
  }

  return (
    <Form className={controls.form} noValidate onSubmit={submit}>
      <SlugField label="Page Slug" draft={slug} isFirst />
      {templates.length > 1 && <TemplateChoice value={template} onChange={setTemplate} />}
      <Problem>{problem}</Problem>
      <ModalActions>
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? 'Creating…' : 'Create Page'}
        </Button>
      </ModalActions>
    </Form>
  );
}

function TemplateChoice({ value, onChange }: { value: string; onChange: (template: string) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.templates}>
      <legend className={controls.label}>Template</legend>
      {templates.map(({ template, label, description }) => (
        <label key={template} className={styles.template}>
          <input type="radio" name={name} checked={template === value} onChange={() => onChange(template)} />
          <span>
            <span className={styles.templateName}>{label}</span>
            <span className={controls.help}>{description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
