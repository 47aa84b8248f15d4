import { useQuery } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import type { ReviewRule } from '#content-store/model/entities/review.ts';
import type { Role } from '#content-store/model/people/role.ts';
import { languageName } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { ask, send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import controls from '../../ui/fields/controls.module.css';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Hint, Tab } from '../../ui/tab/Tab.tsx';
import { RowActions } from '../../ui/table/DataTable.tsx';
import { editorLanguage, t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import styles from './Reviews.module.css';

const WHERE: readonly { value: ReviewRule['where']; label: string }[] = [
  { value: 'everything', label: t('Everything') },
  { value: 'tree', label: t('A page and those below it') },
  { value: 'template', label: t('Pages with a template') },
  ...(siteLanguages.length > 1 ? [{ value: 'language', label: t('Pages in a language') } as const] : []),
];
const LANGUAGES = siteLanguages.map(({ tag }) => ({ value: tag, label: languageName(tag, editorLanguage) }));
const NEEDS = [
  { value: 'none', label: t('No approval') },
  { value: 'one', label: t('One other person') },
  { value: 'two', label: t('Two other people') },
  { value: 'role', label: t('A person with a role') },
] as const;

const NEW_RULE: ReviewRule = {
  ...{ where: 'everything', value: '', needs: 'one', role: '', alsoRemovals: false, guestsCount: false },
};

/** What must be approved before it goes live. */
export function ReviewRulesTab() {
  const rules = useQuery({ queryKey: ['review rules'], queryFn: () => ask('review/loadRules', {}) });
  const roles = useQuery({ queryKey: ['roles'], queryFn: async () => (await ask('roles/list', {})).roles });
  return (
    <Tab>
      <Hint>
        {t(
          'What must be approved before it goes live. The first rule that fits counts. Who changed something cannot approve it; administrators can publish without approval if they give a reason.',
        )}
      </Hint>
      <Answer query={roles}>
        {(known) => <Answer query={rules}>{(stored) => <Rules stored={stored.rules} roles={known} />}</Answer>}
      </Answer>
    </Tab>
  );
}

function Rules({ stored, roles }: { stored: readonly ReviewRule[]; roles: readonly Role[] }) {
  const [rows, setRows] = useState(() => stored.map(rowOf));
  const rules = rows.map(({ rule }) => rule);
  const { mutate, isPending } = useChange({
    call: () => send('review/saveRules', { rules }),
    stale: ['review rules'],
    said: t('Rules saved'),
  });
  const isIncomplete = rules.some(
    ({ where, value, needs, role }) => (where !== 'everything' && value === '') || (needs === 'role' && role === ''),
  );
  return (
    <Form className={controls.form} onSubmit={() => !isIncomplete && mutate()}>
      {rows.length === 0 && <Hint>{t('No rules: publishers publish without approval.')}</Hint>}
      {rows.map(({ key, rule }, place) => (
        <fieldset key={key} className={styles.rule}>
          <legend>{t('Rule {place}', { place: place + 1 })}</legend>
          <RuleFields
            rule={rule}
            roles={roles}
            onChange={(changed) => setRows(rows.with(place, { key, rule: changed }))}
          />
          <RowActions>
            {place > 0 && <Button onClick={() => setRows(swapped(rows, place))}>{t('Move up')}</Button>}
            <Button
              aria-label={t('Remove rule {place}', { place: place + 1 })}
              onClick={() => setRows(rows.toSpliced(place, 1))}
            >
              {t('Remove')}
            </Button>
          </RowActions>
        </fieldset>
      ))}
      <RowActions>
        <Button onClick={() => setRows([...rows, rowOf(NEW_RULE)])}>{t('Add rule')}</Button>
        <Button type="submit" look="main" disabled={isPending || isIncomplete}>
          {t('Save')}
        </Button>
      </RowActions>
    </Form>
  );
}

/** Rules have no names: a key tells them apart while they are moved. */
const rowOf = (rule: ReviewRule) => ({ key: nanoid(), rule });

function swapped<Row>(rows: readonly Row[], place: number): Row[] {
  const moved = rows[place];
  return moved ? rows.toSpliced(place, 1).toSpliced(place - 1, 0, moved) : [...rows];
}

interface RuleFieldsProps {
  rule: ReviewRule;
  roles: readonly Role[];
  onChange: (rule: ReviewRule) => void;
}

function RuleFields({ rule, roles, onChange }: RuleFieldsProps) {
  const { where, value, needs, role, alsoRemovals, guestsCount } = rule;
  const set = (changes: Partial<ReviewRule>) => onChange({ ...rule, ...changes });
  const options = roles.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <SelectField
        label={t('What')}
        value={where}
        options={WHERE}
        onChange={(chosen) => set({ where: chosen, value: '' })}
      />
      {where === 'language' && (
        <SelectField
          label={t('Language')}
          any={t('Choose a language')}
          value={value}
          options={LANGUAGES}
          onChange={(chosen: string) => set({ value: chosen })}
        />
      )}
      {(where === 'tree' || where === 'template') && (
        <TextField
          label={where === 'tree' ? t('Address') : t('Template')}
          help={where === 'tree' ? t('Such as /news') : t('Its name in the site folder, such as generic')}
          value={value}
          maxLength={200}
          onChange={(typed) => set({ value: typed })}
        />
      )}
      <SelectField label={t('Needs')} value={needs} options={NEEDS} onChange={(chosen) => set({ needs: chosen })} />
      {needs === 'role' && (
        <SelectField
          label={t('Role')}
          any={t('Choose a role')}
          value={role}
          options={options}
          onChange={(chosen: string) => set({ role: chosen })}
        />
      )}
      {needs !== 'none' && (
        <>
          <Checkbox
            label={t('Also to unpublish, delete or undo')}
            value={alsoRemovals}
            onChange={(is) => set({ alsoRemovals: is })}
          />
          {needs !== 'role' && (
            <Checkbox label={t('Guests count')} value={guestsCount} onChange={(is) => set({ guestsCount: is })} />
          )}
        </>
      )}
    </>
  );
}
