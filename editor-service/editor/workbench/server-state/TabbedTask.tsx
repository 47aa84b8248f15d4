import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { isTask } from '../../store/state/dialog.ts';
import { useIsNarrow } from '../../ui/dialog/use-is-narrow.ts';
import { useWorkbench } from '../workbench-context.ts';
import styles from './TabbedTask.module.css';
import { TaskModal } from './TaskModal.tsx';

export interface ModalTab {
  name: string;
  /** Other words by which commands find it. */
  words?: string;
  Panel: ComponentType;
}

interface TabbedTaskProps {
  title: string;
  /** What the tabs are called; default: the title. */
  label?: string;
  /** `task`: tab names in a column at the side, for many tabs; on a phone they are always above. */
  size: 'task' | 'broad';
  tabs: readonly [ModalTab, ...ModalTab[]];
  /** The name of the open tab; default: the first one. */
  tab: string | undefined;
}

/** A dialog for a whole task, in tabs. The state names the open one; a tab that was opened once keeps its own state. */
export function TabbedTask({ title, label = title, size, tabs, tab: wanted }: TabbedTaskProps) {
  const isNarrow = useIsNarrow();
  const { store } = useWorkbench();
  const tab = tabs.find(({ name }) => name === wanted)?.name ?? tabs[0].name;
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);

  useLayoutEffect(() => {
    // What was pressed to get here may be in the tab that is hidden now.
    if (shown.current !== tab) list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab)}"]`)?.focus();
    shown.current = tab;
  }, [tab]);

  function open(name: string) {
    store.setState(({ dialog }) => (isTask(dialog) ? { dialog: { ...dialog, tab: name } } : {}));
  }

  return (
    <TaskModal title={title} size={size}>
      <Tabs.Root
        className={styles.root}
        orientation={size === 'task' && !isNarrow ? 'vertical' : 'horizontal'}
        value={tab}
        onValueChange={open}
      >
        <Tabs.List ref={list} className={styles.list} aria-label={label} activateOnFocus>
          {tabs.map(({ name }) => (
            <Tabs.Tab
              key={name}
              value={name}
              className={styles.tab}
              data-tab={name}
              data-first-focus={name === tab || undefined}
            >
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
