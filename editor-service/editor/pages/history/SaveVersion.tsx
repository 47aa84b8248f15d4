import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { save } from '../../saving/save.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useRefusal } from '../../workbench/use-refusal.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './SaveVersion.module.css';

/** Saves the page as a version, with a name if one is typed. */
export function SaveVersion() {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const refusal = useRefusal('editPage');
  const isSaving = useEditor(({ saving }) => saving.includes('page'));
  const [name, setName] = useState('');

  async function submit() {
    if (!(await save(workbench, 'page', { versionName: name.trim() || undefined }))) return;
    setName('');
    await queries.invalidateQueries({ queryKey: ['history'] });
  }

  return (
    <Form className={styles.form} onSubmit={() => void submit()}>
      <TextField label="Name of this version (optional)" maxLength={100} value={name} onChange={setName} />
      <Button type="submit" disabled={isSaving || refusal !== null} title={refusal ?? undefined}>
        Save version
      </Button>
    </Form>
  );
}
