import { useRef, useState } from 'react';
import { siteLanguages } from '#site/fields/site-languages.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { uploadFile } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { counted } from '../../ui/counted.ts';
import { ModalActions } from '../../ui/dialog/Modal.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { icons } from '../../ui/icons.ts';
import { Hint, Tab } from '../../ui/tab/Tab.tsx';
import dashboard from '../../ui/table/Dashboard.module.css';
import { quoted } from '../../words/quoted.ts';
import { said, t, tn } from '../../words/t.ts';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import styles from '../Pages.module.css';
import { nameOfLanguage } from './translation-words.ts';

/** Sends texts to translators, and takes them back, as XLIFF files. */
export function TranslatorsTab() {
  return (
    <Tab>
      <div className={styles.sections}>
        <Card title={t('Send to translators')}>
          <Hint>{t('An XLIFF file with the texts of every page whose translation is behind or has open texts.')}</Hint>
          <SendFields />
        </Card>
        <Card title={t('Take back a translation')}>
          <TakeBack />
        </Card>
      </div>
    </Tab>
  );
}

/** The language, and the link to the file: of these pages, or of all that wait. */
export function SendFields({ pages }: { pages?: readonly string[] }) {
  const domainId = useEditor((state) => state.domainId);
  const [language, setLanguage] = useState('');
  const query = new URLSearchParams({ domainId, language, ...(pages && { pages: pages.join() }) });
  return (
    <>
      <SelectField
        label={t('Language')}
        any={t('Choose a language')}
        value={language}
        options={siteLanguages.map(({ tag }) => ({ value: tag, label: nameOfLanguage(tag) }))}
        onChange={setLanguage}
      />
      {language !== '' && (
        <a className={dashboard.export} href={`/api/translation/export?${query}`} download>
          <icons.Download size={16} aria-hidden /> {t('Download for translators')}
        </a>
      )}
    </>
  );
}

type Report = AnswerOf<'translation/import'>;

/** A file is tried first; what fits is taken when the person says so. */
function TakeBack() {
  const domainId = useEditor((state) => state.domainId);
  const input = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<{ file: File; report: Report } | null>(null);
  const call = (file: File, isTrial: boolean) =>
    uploadFile('translation/import', { domainId, ...(isTrial && { isTrial }) }, file, () => undefined);
  const trial = useChange({
    call: (file: File) => call(file, true),
    onSuccess: (report, file) => setTried({ file, report }),
  });
  const taking = useChange({
    call: (file: File) => call(file, false),
    onSuccess: () => setTried(null),
    said: (report) => t('{texts} taken into drafts', { texts: counted(takenIn(report), 'text') }),
  });
  const count = tried ? takenIn(tried.report) : 0;
  return (
    <>
      <Hint>{t('Choose the file that came back. Nothing is changed before you have seen what fits.')}</Hint>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlf,.xliff"
        aria-label={t('Translated file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) trial.mutate(file);
          target.value = '';
        }}
      />
      {tried && <ReportOf {...tried} />}
      <ModalActions>
        <Button disabled={trial.isPending} onClick={() => input.current?.click()}>
          {trial.isPending ? t('Reading…') : tried ? t('Choose another file…') : t('Choose a file…')}
        </Button>
        {tried && count > 0 && (
          <Button look="main" disabled={taking.isPending} onClick={() => taking.mutate(tried.file)}>
            {t('Take {texts}', { texts: counted(count, 'text') })}
          </Button>
        )}
      </ModalActions>
    </>
  );
}

const takenIn = ({ pages }: Report): number => pages.reduce((sum, { taken }) => sum + taken, 0);

function ReportOf({ file, report: { pages, refused } }: { file: File; report: Report }) {
  return (
    <section aria-label={t('What fits of {name}', { name: file.name })}>
      {refused.map((sentence) => (
        <p key={sentence}>{said(sentence)}</p>
      ))}
      {pages.map(({ _id, title, slug, taken, left }) => (
        <details key={_id} open={left.length > 0}>
          <summary>
            {title || `/${slug}`}
            {`: ${tn(taken, '1 text to take', '{count} texts to take')}`}
            {left.length > 0 && `, ${tn(left.length, '1 left', '{count} left')}`}
          </summary>
          <ul>
            {left.map(({ words, message }, index) => {
              // Two may say the same, and they neither move nor change.
              const key = `${index}`;
              return (
                <li key={key}>
                  {quoted(words)}: {said(message)}
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </section>
  );
}
