import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slugWithoutLanguage } from '#content-store/model/values/site-language.ts';
import { slugOfTitle } from '#content-store/model/values/slug.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import type { TranslationState } from '../../../contract/pages-translate.ts';
import { ask, send } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { below, parentOf } from '../../store/documents/new-page.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { counted } from '../../ui/counted.ts';
import { ModalActions } from '../../ui/dialog/Modal.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { focusElement } from '../../ui/focus/focus-element.ts';
import { Tab } from '../../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useEditor, useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from '../Pages.module.css';
import { nameOfLanguage, translationInWords } from './translation-words.ts';

/** The page in every language of the site; those that it lacks can be created. */
export function LanguagesTab() {
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  const revision = useEditor(({ saved }) => saved?.page.revision);
  const [created, setCreated] = useState('');
  const states = useQuery({
    queryKey: ['translations', _id, revision],
    queryFn: () => ask('translation/states', { _id }),
  });
  return (
    <Tab
      hint={t(
        'A translation is a page of its own, with the same components and pictures. It begins as a draft with the texts of the original.',
      )}
    >
      <Answer query={states}>
        {(rows) => {
          const missing = rows.filter(({ state }) => state === 'missing');
          return (
            <>
              <DataTable
                label={t('Versions of this page')}
                columns={[
                  ...COLUMNS,
                  actionsColumn<TranslationState>((row) => <OpenVersion {...row} isNew={row._id === created} />),
                ]}
                rows={rows.filter(({ state }) => state !== 'missing')}
                rowId={({ language }) => language}
                empty={t('This page has no versions.')}
              />
              {missing.length > 0 && (
                <CreateTranslations key={missing.length} missing={missing} onCreated={setCreated} />
              )}
            </>
          );
        }}
      </Answer>
    </Tab>
  );
}

const COLUMNS: readonly Column<TranslationState>[] = [
  { header: t('Language'), cell: ({ language }) => nameOfLanguage(language) },
  { header: t('Page'), cell: ({ title, slug, language }) => <bdi lang={language}>{title || `/${slug}`}</bdi> },
  { header: t('State'), cell: translationInWords },
];

function OpenVersion({ _id, slug, language, domainId, isNew }: TranslationState & { isNew: boolean }) {
  const workbench = useWorkbench();
  const isHere = useEditor((state) => state.domainId === domainId);
  const isOpen = useEditor(({ saved }) => saved?.page._id === _id);
  if (isOpen) return <span>{t('Open now')}</span>;
  if (!isHere) return <span>{t('On the domain {domainId}', { domainId })}</span>;
  return (
    <Button
      ref={isNew ? focusElement : null}
      aria-label={t('Open the page in {language}', { language: nameOfLanguage(language) })}
      onClick={() => leaveFor(workbench, { kind: 'page', href: `/${slug}` })}
    >
      {t('Open')}
    </Button>
  );
}

interface Creation {
  missing: readonly TranslationState[];
  /** Told the first of several; a single one is opened. */
  onCreated: (_id: string) => void;
}

/** Creates the page in the languages that are ticked, each with a title if one is given. */
function CreateTranslations({ missing, onCreated }: Creation) {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const refusal = useRefusal('editPage');
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  const isHome = useEditor(({ domainId, slug }) => slugWithoutLanguage(siteLanguages, domainId, slug) === '');
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>(
    missing.length === 1 && missing[0] ? { [missing[0].language]: '' } : {},
  );
  const wanted = missing.filter(({ language }) => language in titles);
  const { mutate, isPending } = useChange({
    call: () =>
      send('translation/create', {
        translations: wanted.map(({ language }) => {
          const title = titles[language]?.trim();
          return { _id, language, ...(title && { title }) };
        }),
      }),
    onSuccess: ({ created }) => {
      const [first] = created;
      if (!first) return;
      if (created.length > 1 || first.domainId !== domainId) onCreated(first._id);
      else leaveFor(workbench, { kind: 'page', href: `/${first.slug}` });
    },
    said: ({ created }) => t('{translations} created', { translations: counted(created.length, 'translation') }),
  });

  function tick(language: string, isWanted: boolean) {
    const { [language]: _, ...others } = titles;
    setTitles(isWanted ? { ...titles, [language]: '' } : others);
  }

  return (
    <Card title={t('Translate this page')}>
      <Form className={styles.sections} onSubmit={mutate}>
        {missing.map(({ language, slug }) => {
          const title = titles[language];
          return (
            <div key={language}>
              <Checkbox
                label={nameOfLanguage(language)}
                value={title !== undefined}
                onChange={(isWanted) => tick(language, isWanted)}
              />
              {title !== undefined && (
                <TextField
                  label={t('Title in {language} (optional)', { language: nameOfLanguage(language) })}
                  help={t('Address: /{slug}', { slug: addressFor(slug, title, language, isHome) })}
                  maxLength={300}
                  value={title}
                  onChange={(next) => setTitles({ ...titles, [language]: next })}
                />
              )}
            </div>
          );
        })}
        <ModalActions>
          <Button
            type="submit"
            look="main"
            disabled={isPending || wanted.length === 0 || refusal !== null}
            title={refusal ?? undefined}
          >
            {isPending
              ? t('Creating…')
              : wanted.length > 1
                ? t('Create {wanted} translations', { wanted: wanted.length })
                : t('Create translation')}
          </Button>
        </ModalActions>
      </Form>
    </Card>
  );
}

/** Where the service puts it; a home page stays where it is. */
const addressFor = (slug: string, title: string, language: string, isHome: boolean): string =>
  isHome || title.trim() === '' ? slug : below(parentOf(slug), slugOfTitle(title, language));
