import { useQuery } from '@tanstack/react-query';
import { FREQUENCIES } from '#content-store/model/entities/page.ts';
import { seoFields } from '#site/content/page-setting-fields.ts';
import { type PageHead, pageHead } from '#site/document/page-head.ts';
import { counted } from '../ui/counted.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Pages.module.css';
import { SavedFieldsTab } from './SavedFieldsTab.tsx';

const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: t(value) }));
const PRIORITY_OPTIONS = Array.from({ length: 11 }, (_, step) => (step / 10).toFixed(1)).map((value) => ({
  value,
  label: value,
}));

/** The fields that search engines read, and a preview of the search result. */
export function PageSeoTab() {
  const workbench = useWorkbench();
  const frequency = useEditor(({ documents }) => documents?.page.frequency);
  const priority = useEditor(({ documents }) => documents?.page.priority);
  const set = (field: string, value: unknown) =>
    edit(workbench, { kind: 'setField', owner: { kind: 'page' }, field, value });
  return (
    <Tab>
      <SearchResult />
      <SavedFieldsTab hint={t('Used by search engines.')} fields={seoFields}>
        <SelectField
          label={t('Change frequency')}
          value={frequency ?? ''}
          any={t('Not set')}
          options={FREQUENCY_OPTIONS}
          onChange={(value: string) => set('frequency', value || undefined)}
        />
        <SelectField
          label={t('Priority')}
          value={priority?.toFixed(1) ?? ''}
          any={t('Not set')}
          options={PRIORITY_OPTIONS}
          onChange={(value: string) => set('priority', value === '' ? undefined : Number(value))}
        />
      </SavedFieldsTab>
    </Tab>
  );
}

/** Previews the page as a search result, with the current field values. */
function SearchResult() {
  const { reader } = useWorkbench();
  const page = useEditor(({ documents }) => documents?.page);
  const facts = useQuery({
    queryKey: ['searchResult'],
    queryFn: async () => {
      const [settings, domain, { siteUrl }] = await Promise.all([
        reader.ask('siteSettings', {}),
        reader.ask('domain', {}),
        reader.ask('environment', {}),
      ]);
      return { settings, domain, siteUrl: domain.siteUrl || siteUrl };
    },
  });
  return (
    <Answer query={facts}>
      {(known) => page && <Result head={pageHead({ ...known, page, answers: { media: {}, imageBaseUrl: '' } })} />}
    </Answer>
  );
}

/** How many characters search engines show. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

function Result({ head: { title, description, canonical, isIndexed } }: { head: PageHead }) {
  return (
    <section aria-label={t('Search result preview')}>
      <div className={styles.result}>
        <p className={styles.resultAddress}>{canonical.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}</p>
        <p className={styles.resultTitle}>{title}</p>
        <p className={styles.resultText}>
          {description || t('No description: search engines will pick some text from the page.')}
        </p>
      </div>
      <p className={styles.counts}>
        <span>{lengthOf(t('Title'), title, TITLE_LENGTH)}</span>
        <span>{lengthOf(t('Description'), description, DESCRIPTION_LENGTH)}</span>
        {!isIndexed && <span>{t('Search engines are asked not to list this page.')}</span>}
      </p>
    </section>
  );
}

function lengthOf(name: string, text: string, shown: number): string {
  const length = t('{name}: {characters}', { name, characters: counted(text.length, 'character') });
  return text.length > shown ? t('{length}, the end may be cut off after {shown}', { length, shown }) : length;
}
