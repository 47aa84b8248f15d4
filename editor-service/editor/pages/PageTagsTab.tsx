import { TagChoice } from '../fields/TagChoice.tsx';
import { useTagCategories } from '../fields/use-tag-categories.ts';
import { edit } from '../workbench/edit.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { SavedFieldsTab } from './SavedFieldsTab.tsx';

const NO_TAGS: readonly string[] = [];

/** The tags of the page, by which hubs, carousels and lists find it. */
export function PageTagsTab() {
  const workbench = useWorkbench();
  const tags = useEditor(({ documents }) => documents?.page.tags ?? NO_TAGS);
  return (
    <SavedFieldsTab hint="Hubs, carousels and lists find this page by its tags." fields={[]}>
      <TagChoice
        label="Page tags"
        categories={useTagCategories()}
        chosen={tags}
        onChange={(value) => edit(workbench, { kind: 'setField', owner: { kind: 'page' }, field: 'tags', value })}
      />
    </SavedFieldsTab>
  );
}
