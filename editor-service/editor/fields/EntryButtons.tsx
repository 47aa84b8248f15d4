import type { FieldOwner } from '#site/elements/field-host.ts';
import { IconButton } from '../ui/Button.tsx';
import { RemoveButton } from '../ui/dialog/AskingButton.tsx';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** A list of entries. */
export interface EntryList {
  owner: FieldOwner;
  /** The path of the list. */
  field: string;
  /** Whether removal asks for confirmation. */
  asks?: boolean | undefined;
}

interface EntryButtonsProps extends EntryList {
  index: number;
  count: number;
  /** The name of the entry. */
  name: string;
}

/** Moves a list entry up or down, announcing its new position, or removes it. */
export function EntryButtons({ index, count, name, ...list }: EntryButtonsProps) {
  const move = useMoveEntry(list, count);
  return (
    <>
      <IconButton
        icon={icons.ArrowUp}
        label={t('Move {name} up', { name })}
        disabled={index === 0}
        onClick={() => move(index, -1)}
      />
      <IconButton
        icon={icons.ArrowDown}
        label={t('Move {name} down', { name })}
        disabled={index === count - 1}
        onClick={() => move(index, 1)}
      />
      <RemoveEntry {...list} index={index} name={name} />
    </>
  );
}

/** Returns a function that moves an entry of a list with `count` entries, and announces its new position. */
export function useMoveEntry({ owner, field }: EntryList, count: number) {
  const workbench = useWorkbench();
  return (index: number, by: number) => {
    if (!edit(workbench, { kind: 'moveEntry', owner, field, index, by })) return;
    workbench.store.setState({
      announcement: { text: t('Moved, now {by} of {count}', { by: index + by + 1, count }) },
    });
  };
}

/** A button that removes a list entry, after a question if the list asks one. */
export function RemoveEntry({ owner, field, asks, index, name }: Omit<EntryButtonsProps, 'count'>) {
  const workbench = useWorkbench();
  const label = t('Remove {name}', { name });
  const remove = () => edit(workbench, { kind: 'removeEntry', owner, field, index });
  if (asks) return <RemoveButton label={label} onYes={remove} />;
  return <IconButton icon={icons.Trash2} label={label} onClick={remove} />;
}
