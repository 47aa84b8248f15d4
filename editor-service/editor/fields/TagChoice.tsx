import { Combobox } from '@base-ui/react/combobox';
import { Check, X } from 'lucide-react';
import type { TagCategory } from '#content-store/model/entities/tags.ts';
import styles from '../ui/fields/Choice.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { nameOfTag, type TagGroup, tagGroups } from './tag-groups.ts';

interface TagChoiceProps {
  label: string;
  help?: string;
  categories: readonly TagCategory[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Chooses tags of the site by typing; a chosen tag that no longer exists can still be removed. */
export function TagChoice({ label, help, categories, chosen, onChange }: TagChoiceProps) {
  return (
    <Combobox.Root
      multiple
      items={tagGroups(categories)}
      value={[...chosen]}
      itemToStringLabel={(tag: string) => tag.replace(':', ' ')}
      onValueChange={(next, details) => {
        // Escape would clear the choice; it should close the dialog.
        if (details.reason === 'escape-key') return details.allowPropagation();
        onChange(next);
      }}
    >
      <Labelled label={label} help={help}>
        {(control) => (
          <Combobox.InputGroup className={styles.box}>
            <Combobox.Chips className={styles.chips} aria-label={chosen.length > 0 ? `Chosen for ${label}` : undefined}>
              {chosen.map((tag) => (
                <Combobox.Chip key={tag} className={styles.chip} aria-label={tag}>
                  {nameOfTag(tag)}
                  <Combobox.ChipRemove className={styles.remove} aria-label={`Remove ${tag}`}>
                    <X size={12} aria-hidden />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                {...control}
                className={styles.input}
                placeholder={chosen.length > 0 ? '' : 'Find a tag'}
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
        )}
      </Labelled>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>
              No tags match. You can create tags in the site settings.
            </Combobox.Empty>
            <Combobox.List className={styles.list} aria-label={label}>
              {(group: TagGroup) => (
                <Combobox.Group key={group.value} items={group.items}>
                  <Combobox.GroupLabel className={styles.group}>{group.value}</Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(tag: string) => (
                      <Combobox.Item key={tag} className={styles.item} value={tag}>
                        {nameOfTag(tag)}
                        <Combobox.ItemIndicator>
                          <Check size={14} aria-hidden />
                        </Combobox.ItemIndicator>
                      </Combobox.Item>
                    )}
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
