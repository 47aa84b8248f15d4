import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, useState } from 'react';
import { useIsNarrow } from '../../ui/dialog/use-is-narrow.ts';
import styles from './TabbedTask.module.css';
import { TaskModal } from './TaskModal.tsx';

export interface ModalTab {
  name: string;
  /** Other words by which commands find it. */
  words?: string;
  /** In a dialog for administrators, this tab is for everyone. */
  isForAll?: boolean;
  Panel: ComponentType;
}

interface TabbedTaskProps {
  title: string;
  /** What the tabs are called; default: the title. */
  label?: string;
  /** `task`: tab names in a column at the side, for many tabs; on a phone they are always above. */
  size: 'task' | 'broad';
  tabs: readonly [ModalTab, ...ModalTab[]];
  /** The name of the tab that is open at first; default: the first one. */
  first: string | undefined;
}

/** A dialog for a whole task, in tabs. A tab that was opened once keeps its state. */
export function TabbedTask({ title, label = title, size, tabs, first }: TabbedTaskProps) {
  const isNarrow = useIsNarrow();
  const start = tabs.find(({ name }) => name === first)?.name ?? tabs[0].name;
  const [opened, setOpened] = useState<readonly string[]>([start]);
  return (
    <TaskModal title={title} size={size}>
      <Tabs.Root
        className={styles.root}
        orientation={size === 'task' && !isNarrow ? 'vertical' : 'horizontal'}
        defaultValue={start}
        onValueChange={(name: string) => setOpened((names) => [...names, name])}
      >
        <Tabs.List className={styles.list} aria-label={label} activateOnFocus>
          {tabs.map(({ name }) => (
            <Tabs.Tab key={name} value={name} className={styles.tab} data-first-focus={name === start || undefined}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name} className={styles.panel} keepMounted={opened.includes(name)}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </TaskModal>
  );
}
