import { useState } from 'react';
import { type Form, formSchema } from '#content-store/model/forms/form.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { indexIn } from '../fields/entry-keys.ts';
import { isSame } from '../store/documents/same.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { FormEditor, type SubPanel } from './FormEditor.tsx';
import { FormFieldEditor } from './FormFieldEditor.tsx';
import { aroundField } from './form-rules.ts';
import { SuccessEmailEditor } from './SuccessEmailEditor.tsx';

/** Which of the three panels is open. */
type View = { kind: 'form'; cameFrom?: SubPanel } | SubPanel;

/** The side panels of a form: the form itself, its confirmation mail, and one of its fields. */
export function FormPanel({ item }: { item: ContentItem }) {
  const [view, setView] = useState<View>({ kind: 'form' });
  const owner = { kind: 'block', key: item.key } as const;
  const form = formOf(item);
  const wanted = wantedViewOf(useEditor(({ wantedField }) => wantedField));
  if (wanted && !isSame(wanted, view)) setView(wanted);
  const backFrom = (cameFrom: SubPanel) => () => setView({ kind: 'form', cameFrom });
  const field = view.kind === 'field' ? form.fields[view.index] : undefined;
  if (view.kind === 'field' && field) {
    const around = aroundField(form, view.index);
    return <FormFieldEditor owner={owner} index={view.index} field={field} around={around} onBack={backFrom(view)} />;
  }
  if (view.kind === 'successEmail') return <SuccessEmailEditor owner={owner} form={form} onBack={backFrom(view)} />;
  return (
    <FormEditor
      owner={owner}
      form={form}
      cameFrom={view.kind === 'form' ? view.cameFrom : undefined}
      onEditField={(index) => setView({ kind: 'field', index })}
      onEditSuccessEmail={() => setView({ kind: 'successEmail' })}
    />
  );
}

/** The panel of a field that is wanted; null when none is. */
function wantedViewOf(path: string | null): View | null {
  const index = indexIn('fields', path);
  if (index >= 0) return { kind: 'field', index };
  return path === null ? null : { kind: path.startsWith('successEmail') ? 'successEmail' : 'form' };
}

const EMPTY: Form = formSchema.parse({});

/** The block's content, not validated: while the user types, an incomplete address is not an error of the form. */
function formOf(item: ContentItem): Form {
  return { ...EMPTY, ...item };
}
