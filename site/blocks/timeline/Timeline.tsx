import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import { withWords } from '../../texts/use-texts.ts';
import type { timeline } from './definition.ts';
import { stepOfKey } from './step-of-key.ts';
import styles from './Timeline.module.css';

type Props = { [slot in `tab${number}`]?: ReactNode } & { content: ContentOf<typeof timeline> };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Numbered tabs of a story. Every tab's content is rendered; unselected tabs are hidden, never unmounted. */
export const Timeline = withWords(TabbedStory);

function TabbedStory({ content, ...slots }: Props) {
  const { title } = content;
  const tabs = content.tabs.map((tab, index) => ({ title: tab.title, index, id: `${content.key}-${index}` }));
  const [selected, setSelected] = useState(0);
  const top = useRef<HTMLElement>(null);

  const focusTab = (index: number) => document.getElementById(`${tabs[index]?.id}-tab`)?.focus();

  function select(index: number) {
    setSelected(index);
    top.current?.scrollIntoView({ block: 'start' });
  }

  function selectByStep(index: number) {
    // At either end the pressed button goes.
    if (index === 0 || !tabs[index + 1]) focusTab(index);
    select(index);
  }

  function selectByKey(event: KeyboardEvent) {
    const step = STEPS[event.key] ?? stepOfKey(event);
    const next = selected + step;
    if (!step || !tabs[next]) return;
    event.preventDefault();
    setSelected(next);
    focusTab(next);
  }

  return (
    <section className={styles.timeline} ref={top}>
      <Text field="title" as="h2" value={title} />
      <div className={styles.tabs} role="tablist" aria-label={title} onKeyDown={selectByKey}>
        {tabs.map(({ id, index, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            <span className={styles.dot}>{index > 0 && index}</span>
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, index, title }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${id}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}-tab`}
          hidden={index !== selected}
        >
          <Text field={`tabs.${index}.title`} as="h3" className={styles.title} value={title} />
          {slots[`tab${index}`]}
        </div>
      ))}
      <StepButtons tabs={tabs} selected={selected} select={selectByStep} />
    </section>
  );
}

interface StepProps {
  tabs: readonly { title: string }[];
  selected: number;
  select: (index: number) => void;
}

/** PREVIOUS and NEXT with the title of the neighbouring tab. */
function StepButtons({ tabs, selected, select }: StepProps) {
  const fixed = usePlayerTexts();
  const previous = tabs[selected - 1];
  const next = tabs[selected + 1];
  return (
    <div className={styles.steps}>
      {previous && (
        <button type="button" className={styles.step} onClick={() => select(selected - 1)}>
          <span className={styles.direction}>{fixed.previousTab}</span> {previous.title}
        </button>
      )}
      {next && (
        <button type="button" className={`${styles.step} ${styles.next}`} onClick={() => select(selected + 1)}>
          <span className={styles.direction}>{fixed.nextTab}</span> {next.title}
        </button>
      )}
    </div>
  );
}
