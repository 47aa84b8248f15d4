import type { MouseEvent } from 'react';
import styles from './AddBlockDialog.module.css';
import { ChoicePicture } from './ChoicePicture.tsx';
import type { PickerChoice } from './choice.ts';
import type { PictureParts } from './for-picture.ts';

export interface ChoiceGroup {
  name: string;
  choices: readonly PickerChoice[];
}

interface Props {
  id: string;
  groups: readonly ChoiceGroup[];
  chosen: string | undefined;
  parts: PictureParts | null;
  onPoint: (id: string) => void;
  onAdd: (choice: PickerChoice) => void;
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
                aria-description={choice.detail}
                onPointerMove={() => onPoint(choice.id)}
                onClick={(event) => {
                  onAdd(choice);
                  catchSecondPress(event);
                }}
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

/** Milliseconds between the two presses of a double click, at most. */
const DOUBLE_CLICK = 500;

/** The second press of a double click would fall on the page, and take the typed words to what happens to be there. */
function catchSecondPress({ clientX, clientY }: MouseEvent): void {
  const cover = document.createElement('div');
  cover.className = styles.cover ?? '';
  Object.assign(cover.style, { left: `${clientX}px`, top: `${clientY}px` });
  cover.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(cover);
  setTimeout(() => cover.remove(), DOUBLE_CLICK);
}
