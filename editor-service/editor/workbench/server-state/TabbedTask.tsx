import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { isTask } from '../../store/state/dialog.ts';
import { type Right, refusalOf } from '../../store/state/rights.ts';
import { useIsNarrow } from '../../ui/dialog/use-is-narrow.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../workbench-context.ts';
import styles from './TabbedTask.module.css';
import { TaskModal } from './TaskModal.tsx';

export interface ModalTab {
  name: string;
  /** What commands call it; default: its name. */
  command?: string;
  /** Other words by which commands find it. */
  words?: string;
  /** Who lacks it is not offered the tab; absent: anybody may open it. */
  right?: Right;
  /** It is about the ordinary draft of a page, and not offered for a version in a release. */
  isOfDraft?: boolean;
  Panel: ComponentType;
}

/** A press on a tab goes on into its field where there is only one; a key leaves the focus on the tabs. */
function enterOnlyField({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail === 0) return;
  requestAnimationFrame(() => {
    const panel = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
    const fields = panel?.querySelectorAll<HTMLElement>(':is(input, textarea, select):not([aria-hidden])') ?? [];
    if (fields.length === 1) fields[0]?.focus();
  });
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
export function TabbedTask({ title, label = title, size, tabs: all, tab: wanted }: TabbedTaskProps) {
  const isNarrow = useIsNarrow();
  const { store } = useWorkbench();
  const session = useEditor((state) => state.session);
  const tabs = all.filter(({ right }) => !right || refusalOf({ session, saved: null }, right) === null);
  const tab = (tabs.find(({ name }) => name === wanted) ?? all[0]).name;
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
              onClick={enterOnlyField}
            >
              {t(name)}
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
