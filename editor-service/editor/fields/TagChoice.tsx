import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { type TagCategory, tagCategorySchema } from '#content-store/model/entities/tags.ts';
import { send } from '../api/client.ts';
import styles from '../ui/fields/Choice.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { useRefusal, useWorkbench } from '../workbench/workbench-context.ts';
import { nameOfTag, type TagGroup, tagGroups } from './tag-groups.ts';

interface TagChoiceProps {
  label: string;
  help?: string;
  categories: readonly TagCategory[];
  chosen: readonly string[];
  /** Only tags that exist can be chosen. */
  isOfKnown?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Where the first tag of a site goes. */
const FIRST_CATEGORY = 'Topic';
/** Before a tag that does not exist yet: no category has an empty name. */
const NEW = ':';

/**
 * Chooses tags of the site by typing, and creates one where none has that name; a chosen tag that no longer exists can
 * still be removed.
 */
export function TagChoice(props: TagChoiceProps) {
  const { label, help, categories: loaded, chosen, isOfKnown = false, onChange } = props;
  const workbench = useWorkbench();
  const refusal = useRefusal('publish');
  const [categories, setCategories] = useState<readonly TagCategory[] | null>(null);
  const [typed, setTyped] = useState('');
  const known = categories ?? loaded;
  const groups = [...tagGroups(known), ...(refusal || isOfKnown ? [] : newTags(known, typed.trim()))];

  async function change(next: readonly string[]) {
    const created = next.find((tag) => tag.startsWith(NEW))?.slice(NEW.length);
    if (created === undefined) return onChange([...next]);
    try {
      setCategories(await send('tags/add', { category: categoryOf(created), tag: nameOfTag(created) }));
      workbench.reader.forget();
      onChange([...new Set([...chosen, created])]);
    } catch (failure) {
      failedCall(workbench, failure);
    }
  }

  return (
    <Combobox.Root
      multiple
      autoHighlight
      items={groups}
      value={[...chosen]}
      itemToStringLabel={(tag: string) => tag.replace(':', ' ')}
      onInputValueChange={setTyped}
      onValueChange={(next, details) => {
        // Escape would clear the choice; it should close the dialog.
        if (details.reason === 'escape-key') return details.allowPropagation();
        void change(next);
      }}
    >
      <Labelled label={label} help={help}>
        {(control) => (
          <Combobox.InputGroup className={styles.box}>
            <Combobox.Chips
              className={styles.chips}
              aria-label={chosen.length > 0 ? t('Chosen for {label}', { label }) : undefined}
            >
              {chosen.map((tag) => (
                <Combobox.Chip key={tag} className={styles.chip} aria-label={tag}>
                  {nameOfTag(tag)}
                  <Combobox.ChipRemove className={styles.remove} aria-label={t('Remove {tag}', { tag })}>
                    <icons.X size={12} aria-hidden />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                {...control}
                className={styles.input}
                placeholder={chosen.length > 0 ? '' : t('Find a tag')}
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
        )}
      </Labelled>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>
              {refusal && !isOfKnown ? t('No tags match. Publishers can create tags.') : t('No tags match.')}
            </Combobox.Empty>
            <Combobox.List className={styles.list} aria-label={label}>
              {(group: TagGroup) => (
                <Combobox.Group key={group.value} items={group.items}>
                  <Combobox.GroupLabel className={styles.group}>{group.value}</Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(tag: string) => (
                      <Combobox.Item key={tag} className={styles.item} value={tag}>
                        {tag.startsWith(NEW)
                          ? t('Create in {tag}', { tag: categoryOf(tag.slice(NEW.length)) })
                          : nameOfTag(tag)}
                        <Combobox.ItemIndicator>
                          <icons.Check size={14} aria-hidden />
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

const categoryOf = (tag: string): string => tag.slice(0, tag.indexOf(':'));

/** The tag that is typed, in each category that does not have it. */
function newTags(categories: readonly TagCategory[], name: string): TagGroup[] {
  if (!tagCategorySchema.shape.id.safeParse(name).success) return [];
  const free = categories.filter(({ values }) => !values.some(({ id }) => id.toLowerCase() === name.toLowerCase()));
  const ids = categories.length === 0 ? [FIRST_CATEGORY] : free.map(({ id }) => id);
  return ids.length === 0
    ? []
    : [{ value: t('New tag “{name}”', { name }), items: ids.map((id) => `${NEW}${id}:${name}`) }];
}
