import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import controls from '../../ui/fields/controls.module.css';
import { Labelled } from '../../ui/fields/Labelled.tsx';
import { t } from '../../words/t.ts';
import { FoundPages, type PageOption, useFoundPages } from './FoundPages.tsx';

interface PagePickerProps {
  label: string;
  /** The address of the page chosen initially; null: none. */
  slug: string | null;
  onChange: (slug: string | null) => void;
}

/** Chooses one page, found by title or address. */
export function PagePicker({ label, slug, onChange }: PagePickerProps) {
  const [chosen, setChosen] = useState<PageOption | null>(slug === null ? null : { _id: '', slug, title: '' });
  const [search, setSearch] = useState('');
  const found = useFoundPages(search);
  return (
    <Labelled label={label}>
      {(control) => (
        <Combobox.Root
          items={found}
          filter={null}
          autoHighlight
          value={chosen}
          isItemEqualToValue={(one: PageOption, other: PageOption) => one.slug === other.slug}
          itemToStringLabel={(page: PageOption) => `/${page.slug}`}
          onInputValueChange={(text, { reason }) => setSearch(reason === 'input-change' ? text.replace(/^\//, '') : '')}
          onValueChange={(page: PageOption | null, details) => {
            // Escape would clear the choice; it should close the dialog.
            if (details.reason === 'escape-key') return details.allowPropagation();
            setChosen(page);
            onChange(page?.slug ?? null);
          }}
        >
          <Combobox.Input
            {...control}
            className={controls.input}
            data-first-focus
            placeholder={t('Find a page by title or address')}
            // Typing replaces the current address.
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <FoundPages empty={t('No pages match.')} />
        </Combobox.Root>
      )}
    </Labelled>
  );
}
