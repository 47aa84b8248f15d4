import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import styles from '../../ui/fields/Choice.module.css';
import controls from '../../ui/fields/controls.module.css';
import { Labelled } from '../../ui/fields/Labelled.tsx';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import { usePageNames } from './FilteredPages.tsx';
import { FoundPages, type PageOption, useFoundPages } from './FoundPages.tsx';

interface PageChoiceProps {
  label: string;
  help: string;
  /** Page ids, in order. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Chooses and orders pages, found by title or address. */
export function PageChoice({ label, help, chosen, onChange }: PageChoiceProps) {
  const [search, setSearch] = useState('');
  const found = useFoundPages(search).filter(({ _id }) => !chosen.includes(_id));
  const nameOf = usePageNames(chosen);
  const move = (index: number, by: -1 | 1) =>
    onChange(chosen.toSpliced(index, 1).toSpliced(index + by, 0, ...chosen.slice(index, index + 1)));
  return (
    <div className={controls.control}>
      <Labelled label={label} help={help}>
        {(control) => (
          <Combobox.Root
            items={found}
            filter={null}
            value={null}
            inputValue={search}
            itemToStringLabel={({ slug }: PageOption) => `/${slug}`}
            onInputValueChange={(text, { reason }) => setSearch(reason === 'input-change' ? text : '')}
            onValueChange={(page: PageOption | null) => page && onChange([...chosen, page._id])}
          >
            <Combobox.Input
              {...control}
              className={controls.input}
              placeholder={t('Find a page by title or address')}
            />
            <FoundPages empty={t('No other pages match.')} />
          </Combobox.Root>
        )}
      </Labelled>
      <ol className={styles.pages}>
        {chosen.map((pageId, index) => {
          const name = nameOf(pageId);
          return (
            <li key={pageId} className={styles.page}>
              <span>{name}</span>
              <IconButton
                icon={icons.ArrowUp}
                label={t('Move {name} up', { name })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={icons.ArrowDown}
                label={t('Move {name} down', { name })}
                disabled={index === chosen.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={icons.Trash2}
                label={t('Remove {name}', { name })}
                onClick={() => onChange(chosen.filter((other) => other !== pageId))}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
