import { useState } from 'react';
import { PATTERN_LIMITS } from '#content-store/model/entities/pattern.ts';
import { SECTION_TYPE } from '#content-store/model/entities/section.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { send } from '../../api/client.ts';
import { freshCopies } from '../../store/blocks/fresh-keys.ts';
import { freshBlock } from '../../store/blocks/new-block.ts';
import { itemsAt } from '../../store/blocks/selection.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { toastSuccess, type Workbench } from '../../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './BlockActions.module.css';
import { nameOfBlocks } from './offers/chosen-blocks.ts';
import { selectBlocks } from './select-blocks.ts';
import { useAttempt } from './use-attempt.ts';

const KINDS = {
  pattern: { label: t('Pattern'), hint: t('Each page gets its own copy, which can be changed separately.') },
  section: { label: t('Section'), hint: t('All pages share it. A change appears on all of them once you publish it.') },
} as const;
type Kind = keyof typeof KINDS;

/** Saves components under a name, as a pattern to copy or as a section that several pages share. */
export function SaveAsDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const documents = useEditor((state) => state.documents);
  const [kind, setKind] = useState<Kind>('pattern');
  const [name, setName] = useState('');
  const { attempt, isBusy, problem, setProblem } = useAttempt();

  function saveBlocks() {
    const save = { pattern: saveAsPattern, section: saveAsSection }[kind];
    if (name.trim() === '') setProblem(t('Enter a name'));
    else void attempt(() => save(workbench, keys, name.trim()));
  }

  return (
    <FormModal
      title={t('Save for other pages')}
      text={t('{documents}, for other pages. You will find it in the list of components.', {
        documents: nameOfBlocks(itemsAt(documents, keys)),
      })}
      action={isBusy ? t('Saving…') : t('Save')}
      isDisabled={isBusy}
      onSubmit={saveBlocks}
    >
      <TextField isFirst label={t('Name')} maxLength={PATTERN_LIMITS.name} value={name} onChange={setName} />
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{t('Save as')}</legend>
        {(Object.keys(KINDS) as Kind[]).map((option) => (
          <label key={option} className={styles.kind}>
            <input type="radio" name="kind" value={option} checked={kind === option} onChange={() => setKind(option)} />
            <span>
              <strong>{KINDS[option].label}</strong>
              <span className={styles.hint}>{KINDS[option].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ProblemText>{problem}</ProblemText>
    </FormModal>
  );
}

/** Saves copies of blocks under a name, for other pages. Throws CallFailed. */
async function saveAsPattern(workbench: Workbench, keys: readonly string[], name: string): Promise<void> {
  const { documents } = workbench.store.getState();
  if (!documents) return;
  await send('pattern/save', { name, contents: freshCopies(itemsAt(documents, keys)) });
  toastSuccess(workbench, t('Pattern saved'), t('“{name}” is now in the list of components.', { name }));
}

/**
 * Moves blocks into a new section, which takes their place here: changed once, it changes on every page. Throws CallFailed.
 */
async function saveAsSection(workbench: Workbench, keys: readonly string[], name: string): Promise<void> {
  const { documents, domainId } = workbench.store.getState();
  const definition = blockOf(SECTION_TYPE)?.definition;
  if (!documents || !definition) return;
  const contents = freshCopies(itemsAt(documents, keys));
  const page = { domainId, slug: '', template: 'generic', title: name, contents };
  const { _id } = await send('page/save', { page, collection: 'sections' });
  const shown = freshBlock(definition, { sectionId: _id });
  if (!edit(workbench, { kind: 'replaceBlocks', keys, items: [shown] })) return;
  selectBlocks(workbench, [shown.key]);
  toastSuccess(workbench, t('Section saved'), t('Visitors will see it once you publish the section and this page.'));
}
