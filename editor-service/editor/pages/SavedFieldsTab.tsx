import type { ReactNode } from 'react';
import type { Field } from '#content-store/model/fields/field.ts';
import {
  academyFields,
  checkedEventFields,
  factFields,
  jobFields,
  openGraphFields,
  twitterFields,
} from '#site/content/page-setting-fields.ts';
import { FieldList } from '../fields/FieldList.tsx';
import { TagChoice } from '../fields/TagChoice.tsx';
import { useTagCategories } from '../fields/tag-groups.ts';
import { save } from '../saving/save.ts';
import { isDirty } from '../store/state/editor-state.ts';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

interface SavedFieldsTabProps {
  hint: string;
  fields: readonly Field[];
  children?: ReactNode;
}

const PAGE = { kind: 'page' } as const;

/** Page fields that are not visible on the page. Edits change the draft, can be undone, and are stored by a save. */
export function SavedFieldsTab({ hint, fields, children }: SavedFieldsTabProps) {
  const workbench = useWorkbench();
  const hasChanges = useEditor((state) => isDirty(state, 'page'));
  const isSaving = useEditor(({ saving }) => saving.includes('page'));
  return (
    <Tab look="form" hint={hint}>
      <FieldList owner={PAGE} fields={fields} />
      {children}
      <ModalActions>
        <Button look="main" disabled={!hasChanges || isSaving} onClick={() => void save(workbench, 'page')}>
          {isSaving ? t('Saving…') : t('Save settings')}
        </Button>
      </ModalActions>
    </Tab>
  );
}

/** How links to the page look where they are shared. */
export function PageOpenGraphTab() {
  return (
    <SavedFieldsTab
      hint={t('Shown with links to this page on Facebook, LinkedIn and in messengers.')}
      fields={openGraphFields}
    />
  );
}

/** How links to the page look on Twitter. */
export function PageTwitterTab() {
  return <SavedFieldsTab hint={t('Shown with links to this page on Twitter.')} fields={twitterFields} />;
}

/** When a page was published and by whom; when and where its event is, or until when its job is open. */
export function DatesTab() {
  const isJob = useEditor(({ documents }) => documents?.page.template === 'careers');
  const event = useEditor(({ documents }) => documents?.page.event);
  return (
    <SavedFieldsTab
      hint={t('These dates and places appear on the page, in lists and feeds, and in search engines.')}
      fields={isJob ? [...factFields, ...jobFields] : [...factFields, ...checkedEventFields(event)]}
    />
  );
}

/** The facts of a course, for pages that offer one. */
export function AcademyTab() {
  return <SavedFieldsTab hint={t('For pages that offer a course.')} fields={academyFields} />;
}

const NO_TAGS: readonly string[] = [];

/** The tags of the page, by which hubs, carousels and lists find it. */
export function PageTagsTab() {
  const workbench = useWorkbench();
  const tags = useEditor(({ documents }) => documents?.page.tags ?? NO_TAGS);
  return (
    <SavedFieldsTab hint={t('Hubs, carousels and lists find this page by its tags.')} fields={[]}>
      <TagChoice
        label={t('Page tags')}
        categories={useTagCategories()}
        chosen={tags}
        onChange={(value) => edit(workbench, { kind: 'setField', owner: { kind: 'page' }, field: 'tags', value })}
      />
    </SavedFieldsTab>
  );
}
