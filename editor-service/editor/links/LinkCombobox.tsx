import { Combobox } from '@base-ui/react/combobox';
import { type Ref, useState } from 'react';
import choice from '../ui/fields/Choice.module.css';
import controls from '../ui/fields/controls.module.css';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import styles from './Links.module.css';
import {
  type Accepts,
  type Action,
  keptInPlace,
  linkSuggestions,
  type Suggestion,
  type SuggestionGroup,
} from './link-suggestions.ts';
import { KIND_ICONS } from './said-address.ts';
import { useLinkSearch } from './use-link-search.ts';

interface LinkComboboxProps {
  id: string;
  label: string;
  ref: Ref<HTMLInputElement>;
  own: readonly string[];
  accepts: Accepts;
  describedBy: string;
  isInvalid: boolean;
  isFirst?: boolean | undefined;
  placeholder: string;
  /** What the input shows while nobody types. */
  shown: string;
  /** What was typed since the last choice; null for nothing. */
  typed: string | null;
  onType: (text: string | null) => void;
  onAct: (action: Action) => void;
  /** Called when the input loses the focus. */
  onLeave: () => void;
}

/** The input of the link picker and its list (WAI-ARIA combobox): Enter chooses the first entry, Escape cancels. */
export function LinkCombobox(props: LinkComboboxProps) {
  const { id, label, ref, own, accepts, describedBy, isInvalid, isFirst, placeholder, shown, typed, onType, onAct } =
    props;
  const [isOpen, setOpen] = useState(false);
  const found = useLinkSearch(isOpen && accepts.has('page') ? (typed ?? '') : null);
  const [held, setHeld] = useState<{ typed: string | null; groups: readonly SuggestionGroup[] } | null>(null);
  const groups = keptInPlace(
    held?.typed === typed ? held.groups : [],
    linkSuggestions(typed ?? '', found, own, accepts),
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isShown = isOpen && count > 0;
  return (
    <Combobox.Root
      items={groups}
      filter={null}
      value={null}
      inputValue={typed ?? shown}
      autoHighlight={typed !== null && typed !== ''}
      open={isShown}
      onOpenChange={(next) => setOpen(next)}
      itemToStringLabel={(suggestion: Suggestion) => suggestion.label}
      // Once a person walks through the list, what is found later is added at its end.
      onItemHighlighted={(_, { reason }) => reason === 'keyboard' && setHeld({ typed, groups })}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') onType(text);
      }}
      onValueChange={(suggestion: Suggestion | null, { reason }) => {
        if (reason === 'escape-key') onType(null);
        if (suggestion) onAct(suggestion.action);
      }}
    >
      <Combobox.Input
        id={id}
        ref={ref}
        // While the list is open, the visible label is hidden from screen readers like all around it.
        aria-label={label}
        className={controls.input}
        placeholder={placeholder}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        data-first-focus={isFirst || undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        // Typing replaces what was chosen.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={props.onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isShown || typed === null) return;
          event.stopPropagation();
          onType(null);
        }}
      />
      <Combobox.Portal>
        <Combobox.Positioner className={choice.positioner} sideOffset={4}>
          <Combobox.Popup className={choice.popup} role="region" aria-label={t('Suggestions')}>
            <Combobox.Status className="visually-hidden">
              {typed ? t('{count} suggestions', { count }) : ''}
            </Combobox.Status>
            <Combobox.List className={choice.list} aria-label={label}>
              {(group: SuggestionGroup, index: number) => (
                <Combobox.Group key={groupKey(groups, index)} items={group.items}>
                  <Combobox.GroupLabel className={choice.group}>{group.value}</Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(suggestion: Suggestion) => <Entry key={suggestion.key} suggestion={suggestion} />}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** Groups keep their key while their items change, so an entry that is found again stays the same element. */
function groupKey(groups: readonly SuggestionGroup[], index: number): string {
  const values = groups.map(({ value }) => value);
  const value = values[index];
  return `${value} ${values.slice(0, index).filter((before) => before === value).length}`;
}

function Entry({ suggestion }: { suggestion: Suggestion }) {
  const { label, detail, action } = suggestion;
  const Icon =
    action.kind === 'link' ? KIND_ICONS[action.to] : action.kind === 'create' ? icons.FilePlus2 : icons.Upload;
  return (
    <Combobox.Item className={`${choice.item} ${styles.entry}`} value={suggestion}>
      <Icon size={16} aria-hidden />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </Combobox.Item>
  );
}
