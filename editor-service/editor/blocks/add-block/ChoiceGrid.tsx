import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { t } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';
import type { ChoiceGroup, PickerChoice } from './choice.ts';
import { type Fillers, forPicture } from './for-picture.ts';

interface GridProps {
  id: string;
  groups: readonly ChoiceGroup[];
  chosen: string | undefined;
  /** Null until the library has answered. */
  fillers: Fillers | null;
  onPoint: (id: string) => void;
  onAdd: (choice: PickerChoice) => void;
}

/** The element of a choice: the search field points at it. */
export const optionId = (id: string, choice: string): string => `${id}-${choice}`;

/** Everything that can be added, as a grid of pictures in groups. */
export function ChoiceGrid({ id, groups, chosen, fillers, onPoint, onAdd }: GridProps) {
  return (
    <div className={styles.grid} id={`${id}-list`} role="listbox" aria-label={t('Components')} tabIndex={-1}>
      {groups.map(({ name, choices }) => (
        <fieldset key={name} aria-label={name}>
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
                <ChoicePicture choice={choice} fillers={fillers} />
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

/** True for a single text, heading or button. */
function isPlain(items: readonly ContentItem[] | null): boolean {
  const [first, ...others] = items ?? [];
  return first !== undefined && others.length === 0 && PLAIN.includes(first.componentType);
}

const PLAIN = ['Headline', 'Text', 'RichText', 'FormattedText', 'Button', 'QuickLinks', 'SimpleDivider', 'AudioPlayer'];

/**
 * What can be added, as visitors would see it: rendered by the canvas with the site's styles in a frame of its own, and
 * not before it comes into view.
 */
function ChoicePicture({ choice, fillers }: Pick<GridProps, 'fillers'> & { choice: PickerChoice }) {
  const { store } = useWorkbench();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSeen, setSeen] = useState(false);
  const { id, make } = choice;
  const items = useMemo(() => (isSeen && fillers ? forPicture(make(null), fillers) : null), [isSeen, make, fillers]);

  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin: '80px' },
    );
    watcher.observe(place);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const target = frame.current?.contentDocument?.body;
    if (!target || !items) return;
    store.setState(({ previews }) => ({ previews: [...previews, { id, items, target }] }));
    return () =>
      store.setState(({ previews }) => ({ previews: previews.filter((preview) => preview.target !== target) }));
  }, [store, id, items]);

  return (
    <span ref={watch} className={styles.picture} data-near={isPlain(items) || undefined} aria-hidden>
      {items && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('Preview of {label}', { label: choice.label })}
          tabIndex={-1}
        />
      )}
    </span>
  );
}
