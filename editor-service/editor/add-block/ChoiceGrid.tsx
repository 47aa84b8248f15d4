import styles from './AddBlockDialog.module.css';
import { ChoicePicture } from './ChoicePicture.tsx';
import type { Choice } from './choice.ts';

export interface ChoiceGroup {
  name: string;
  choices: readonly Choice[];
}

interface Props {
  id: string;
  groups: readonly ChoiceGroup[];
  chosen: string | undefined;
  imageIds: readonly string[] | null;
  onPoint: (id: string) => void;
  onAdd: (choice: Choice) => void;
}

/** The element of a choice: the search field points at it. */
export const optionId = (id: string, choice: string): string => `${id}-${choice}`;

/** Everything that can be added, as a grid of pictures in groups. */
export function ChoiceGrid({ id, groups, chosen, imageIds, onPoint, onAdd }: Props) {
  return (
    <div className={styles.grid} id={`${id}-list`} role="listbox" aria-label="Components" tabIndex={-1}>
      {groups.map(({ name, choices }) => (
        <div key={name} role="group" aria-label={name}>
          <h3 className={styles.group} aria-hidden>
            {name}
          </h3>
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
                <ChoicePicture choice={choice} imageIds={imageIds} />
                <span className={styles.label}>{choice.label}</span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
