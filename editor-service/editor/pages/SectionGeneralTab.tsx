import { Card } from '../ui/card/Card.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { edit } from '../workbench/edit.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { DeletePage } from './DeletePage.tsx';
import styles from './Pages.module.css';
import { SavedFieldsTab } from './SavedFieldsTab.tsx';
import { UsedIn } from './UsedIn.tsx';

/** What a section is called, where it is shown, and its removal. */
export function SectionGeneralTab() {
  const workbench = useWorkbench();
  const name = useEditor(({ documents }) => documents?.page.title ?? '');
  return (
    <div className={styles.sections}>
      <SavedFieldsTab hint="Editors choose the section by its name; visitors never see it." fields={[]}>
        <TextField
          label="Name"
          value={name}
          maxLength={300}
          onChange={(value) => edit(workbench, { kind: 'setField', owner: { kind: 'page' }, field: 'title', value })}
        />
      </SavedFieldsTab>
      <Card title="Pages that show it">
        <UsedIn />
      </Card>
      <DeletePage />
    </div>
  );
}
