import { Modal } from '../ui/dialog/Modal.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './ShortcutSheet.module.css';
import { SHORTCUT_GROUPS } from './shortcut-list.ts';

const IS_MAC = /mac|iphone|ipad/i.test(navigator.userAgent);
const MAC_NAMES: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** Every shortcut, and a switch to turn them off when a screen reader needs the keys. */
export function ShortcutSheet() {
  const { store } = useWorkbench();
  const hasShortcuts = useEditor((state) => state.hasShortcuts);
  return (
    <Modal title="Keyboard shortcuts" size="wide">
      <div className={styles.groups} data-off={!hasShortcuts || undefined}>
        {SHORTCUT_GROUPS.map(({ title, shortcuts }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, text }) => (
                <div key={text} className={styles.row}>
                  <dt>{text}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {(IS_MAC && MAC_NAMES[key]) || key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.choice}>
        <Checkbox
          label="Use keyboard shortcuts"
          isChecked={hasShortcuts}
          onChange={(isOn) => store.setState({ hasShortcuts: isOn })}
        />
        <p>
          Switch them off if they are in the way of your screen reader. Tab, Enter, Esc and copying and pasting always
          work, and everything else has a button.
        </p>
      </div>
    </Modal>
  );
}
