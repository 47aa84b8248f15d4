import { useId } from 'react';
import type { Side } from '../../store/merge/merge-fields.ts';
import { t } from '../../words/t.ts';
import styles from './ConflictChoices.module.css';
import type { ConflictSides } from './conflict-sides.ts';

interface ConflictChoicesProps {
  conflicts: readonly { id: string; sides: ConflictSides }[];
  /** The other editor's name. */
  who: string;
  choices: ReadonlyMap<string, Side>;
  onChange: (choices: ReadonlyMap<string, Side>) => void;
}

/** The values that two people changed, with a choice of version for each. */
export function ConflictChoices({ conflicts, who, choices, onChange }: ConflictChoicesProps) {
  if (conflicts.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('Both sides changed this. Choose which to keep.')}</h3>
      {conflicts.map(({ id, sides }) => (
        <ConflictChoice
          key={id}
          {...{ who, sides }}
          chosen={choices.get(id)}
          onChoose={(side) => onChange(new Map([...choices, [id, side]]))}
        />
      ))}
    </>
  );
}

interface ConflictChoiceProps {
  sides: ConflictSides;
  /** The other editor's name. */
  who: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Both versions of something that two people changed, side by side, to choose one. */
function ConflictChoice({ sides, who, chosen, onChoose }: ConflictChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.title}>{sides.title}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side} data-chosen={side === chosen || undefined}>
          <input type="radio" name={name} checked={side === chosen} onChange={() => onChoose(side)} />
          <span className={styles.words}>
            <span className={styles.who}>{side === 'mine' ? t('Yours') : t('From {who}', { who })}</span>
            <Version sides={sides} side={side} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Version({ sides: { removedBy, differences }, side }: { sides: ConflictSides; side: Side }) {
  if (removedBy) return <span>{removedBy === side ? t('Removed') : t('Kept, with its changes')}</span>;
  return differences.map(({ name, before, after }) => (
    <span key={name} className={styles.value}>
      <span className="muted">{name}: </span>
      {side === 'mine' ? before : after}
    </span>
  ));
}
