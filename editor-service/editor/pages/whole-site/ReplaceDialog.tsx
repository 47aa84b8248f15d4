import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { boundTo } from '../../ui/fields/bound-to.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { NO_SEARCH, type Search } from './chosen-finds.ts';
import { Finds } from './Finds.tsx';
import styles from './WholeSite.module.css';

/** The most characters of a search and of its replacement (`content/find`). */
const MAX_LETTERS = 200;

const OPTIONS = [
  { name: 'matchCase', label: t('Match case') },
  { name: 'wholeWords', label: t('Whole words') },
  { name: 'inAddresses', label: t('Link addresses') },
  { name: 'inMails', label: t('Form emails') },
] as const;

const SCOPES = [
  { name: 'pages', label: t('Pages') },
  { name: 'sections', label: t('Sections') },
  { name: 'navigation', label: t('Navigation') },
  { name: 'footer', label: t('Footer') },
  { name: 'notices', label: t('Notices') },
] as const;

/** Search and replace in all texts of the site. */
export function ReplaceDialog() {
  return (
    <TaskModal title={t('Search and replace')} size="broad">
      <SearchAndReplace />
    </TaskModal>
  );
}

/** The form: what to look for, where, and what to put in its place. */
function SearchAndReplace() {
  const [search, setSearch] = useState(NO_SEARCH);
  const [replacement, setReplacement] = useState('');
  const [asked, setAsked] = useState<{ search: Search; run: number } | null>(null);
  const find = () => setAsked({ search, run: (asked?.run ?? 0) + 1 });
  const { text, scopes } = search;
  const field = boundTo(search, setSearch);
  const canFind = text.trim() !== '' && scopes.length > 0;
  return (
    <div className={styles.task}>
      <Form className={styles.form} onSubmit={() => canFind && find()}>
        <div className={styles.texts}>
          <div data-grows>
            <TextField isFirst label={t('Find')} maxLength={MAX_LETTERS} {...field('text')} />
          </div>
          <div data-grows>
            <TextField
              label={t('Replace with')}
              value={replacement}
              maxLength={MAX_LETTERS}
              onChange={setReplacement}
            />
          </div>
          <Button type="submit" look="main" disabled={!canFind}>
            <icons.Search size={16} aria-hidden /> {t('Find')}
          </Button>
        </div>
        <div className={styles.options}>
          <fieldset>
            <legend>{t('Search in')}</legend>
            {SCOPES.map(({ name, label }) => (
              <Checkbox
                key={name}
                label={label}
                value={scopes.includes(name)}
                onChange={(isIn) =>
                  field('scopes').onChange(isIn ? [...scopes, name] : scopes.filter((one) => one !== name))
                }
              />
            ))}
          </fieldset>
          <fieldset>
            <legend>{t('Options')}</legend>
            {OPTIONS.map(({ name, label }) => (
              <Checkbox key={name} label={label} {...field(name)} />
            ))}
          </fieldset>
        </div>
      </Form>
      {asked && <Finds key={asked.run} {...asked} replacement={replacement} onAgain={find} />}
    </div>
  );
}
