import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { templates } from '#site/templates/definitions.ts';
import { TaskModal } from '../server-state/TaskModal.tsx';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { Problem } from '../ui/fields/Problem.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { missingIn } from './new-page.ts';
import styles from './Pages.module.css';
import { createPage } from './page-life.ts';
import { SlugField } from './SlugField.tsx';
import { useSlug } from './use-slug.ts';

/** How a page is built depends on its template. */
const PAGE_TYPES = [{ value: 'page', label: 'Page' }] as const;

/** Creates a page from a type, a template and an address. */
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
  const [pageType, setPageType] = useState<string>(PAGE_TYPES[0].value);
  const [template, setTemplate] = useState('generic');
  const [isTried, setTried] = useState(false);
  const page = { domainId, slug: slug.slug, pageType, template };
  const problem = isTried ? missingIn(page) : null;
  const { mutate, isPending } = useMutation({ mutationFn: () => createPage(workbench, page) });

  function submit() {
    setTried(true);
    if (!missingIn(page) && !slug.problem) mutate();
  }

  return (
    <Form className={controls.form} noValidate onSubmit={submit}>
      <SlugField label="Page Slug" draft={slug} isFirst />
      <SelectField label="Page Type" value={pageType} options={PAGE_TYPES} onChange={setPageType} />
      <TemplateChoice value={template} onChange={setTemplate} />
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
