import styles from './AddBlockDialog.module.css';
import { ChoicePicture } from './ChoicePicture.tsx';
import type { Choice } from './choice.ts';
import type { PictureParts } from './for-picture.ts';

export interface ChoiceGroup {
  name: string;
  choices: readonly Choice[];
}

interface Props {
  id: string;
  groups: readonly ChoiceGroup[];
  chosen: string | undefined;
  parts: PictureParts | null;
  onPoint: (id: string) => void;
  onAdd: (choice: Choice) => void;
}

/** The element of a choice: the search field points at it. */
export const optionId = (id: string, choice: string): string => `${id}-${choice}`;

/** Everything that can be added, as a grid of pictures in groups. */
export function ChoiceGrid({ id, groups, chosen, parts, onPoint, onAdd }: Props) {
  return (
    <div className={styles.grid} id={`${id}-list`} role="listbox" aria-label="Components" tabIndex={-1}>
      {groups.map(({ name, choices }) => (
        <fieldset key={name} className={styles.groupOf} aria-label={name}>
          <p className={styles.group} aria-hidden>
            {name}
          </p>
          <div className={styles.cards}>
            {choices.map((choice) => (
              <button
                type="button"
                tabIndex={-1}
                key={choice.id}
                id={optionId(id, choice.id)}
                className={styles.option}
                role="option"
                aria-selected={choice.id === chosen}
                aria-label={choice.label}
                aria-description={choice.description}
                onPointerMove={() => onPoint(choice.id)}
                onClick={() => onAdd(choice)}
              >
                <ChoicePicture choice={choice} parts={parts} />
                <span className={styles.label}>{choice.label}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
