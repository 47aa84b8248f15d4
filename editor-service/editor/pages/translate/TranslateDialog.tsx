import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { send } from '../../api/client.ts';
import { counted } from '../../ui/counted.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { ModalText } from '../../ui/dialog/Modal.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { t, tn } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import type { TaskProps } from '../browser/browser-row.ts';
import { saveIfOpen } from '../browser/perform-task.ts';
import { SendFields } from './TranslatorsTab.tsx';
import { nameOfLanguage } from './translation-words.ts';

/** Creates pages in other languages, those that are missing there. */
export function TranslateDialog({ pages, onClose, onDone }: TaskProps) {
  const workbench = useWorkbench();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const missing = siteLanguages.map(({ tag }) => ({
    tag,
    of: pages.filter(({ translations = [] }) => translations.every(({ language }) => language !== tag)),
  }));
  const translations = missing
    .filter(({ tag }) => wanted.includes(tag))
    .flatMap(({ tag: language, of }) => of.map(({ _id }) => ({ _id, language })));
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const ids = pages.map(({ _id }) => _id);
      if (!(await saveIfOpen(workbench, ids))) return;
      const { created } = await send('translation/create', { translations });
      await onDone(t('{translations} created', { translations: counted(created.length, 'translation') }), []);
    },
  });
  return (
    <FormModal
      title={
        pages.length === 1
          ? t('Translate “{title}”', { title: pages[0]?.title ?? '' })
          : t('Translate {pages}', { pages: counted(pages.length, 'page') })
      }
      action={tn(translations.length, 'Create translation', 'Create {count} translations')}
      isDisabled={isPending || translations.length === 0}
      onSubmit={mutate}
      onClose={onClose}
    >
      <ModalText>{t('They begin as drafts with the texts of the originals.')}</ModalText>
      {missing
        .filter(({ of }) => of.length > 0)
        .map(({ tag, of }) => (
          <Checkbox
            key={tag}
            label={`${nameOfLanguage(tag)} (${counted(of.length, 'page')})`}
            value={wanted.includes(tag)}
            onChange={(isOn) => setWanted(isOn ? [...wanted, tag] : wanted.filter((other) => other !== tag))}
          />
        ))}
      <details>
        <summary>{t('Send these pages to translators')}</summary>
        <SendFields pages={pages.map(({ _id }) => _id)} />
      </details>
    </FormModal>
  );
}
