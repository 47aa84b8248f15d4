import type { Field } from '#content-store/model/fields/field.ts';
import { Card } from '../ui/card/Card.tsx';
import { DeletePage } from './DeletePage.tsx';
import styles from './Pages.module.css';
import { SavedFieldsTab } from './SavedFieldsTab.tsx';
import { UsedIn } from './UsedIn.tsx';

const NAME: readonly Field[] = [{ kind: 'text', path: 'title', label: 'Name', maxLength: 300 }];

/** What a section is called, where it is shown, and its removal. */
export function SectionGeneralTab() {
  return (
    <div className={styles.sections}>
      <SavedFieldsTab hint="Editors choose the section by its name; visitors never see it." fields={NAME} />
      <Card title="Pages that show it">
        <UsedIn />
      </Card>
      <DeletePage />
    </div>
  );
}
