import { siteLanguages } from '#site/fields/site-languages.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { keyName } from './key-name.ts';
import styles from './ShortcutSheet.module.css';

/** The implementation is in `keys.ts` and `listen-to-keys.ts`. `Ctrl` is Cmd on a Mac. */
const GROUPS = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: ['Ctrl', 'K'], text: 'Find a page, an action or a setting; in a rich text, make a link' },
      { keys: ['Ctrl', 'S'], text: 'Save page' },
      { keys: ['Ctrl', 'Alt', 'M'], text: 'Comment on what is selected' },
      { keys: ['Ctrl', 'Z'], text: 'Undo' },
      { keys: ['Ctrl', 'Shift', 'Z'], text: 'Redo' },
      { keys: ['?'], text: 'This sheet, while nothing is selected' },
    ],
  },
  {
    title: 'In a text or the settings',
    shortcuts: [
      { keys: ['/'], text: 'On an empty line, add a component below' },
      { keys: ['Ctrl', '/'], text: 'Add a component below' },
      { keys: ['Tab'], text: 'Next text of the page' },
      { keys: ['Alt', 'F10'], text: 'Go to its formatting; Esc goes back' },
      { keys: ['Esc'], text: 'Back to the component' },
    ],
  },
  ...(siteLanguages.length > 1
    ? [
        {
          title: 'In a translation',
          shortcuts: [
            { keys: ['Ctrl', 'Alt', 'J'], text: 'Next open text' },
            { keys: ['Ctrl', 'Alt', 'K'], text: 'Previous open text' },
            { keys: ['Ctrl', 'Alt', 'Enter'], text: 'Confirm the text, and go to the next' },
          ],
        },
      ]
    : []),
  {
    title: 'In the outline',
    shortcuts: [
      { keys: ['← →'], text: 'Close or open a component' },
      { keys: ['Enter'], text: 'Select it and show it on the page' },
      { keys: ['A–Z'], text: 'Type in the selected one, or jump to the next that starts with this letter' },
    ],
  },
  {
    title: 'On a component',
    shortcuts: [
      { keys: ['↑ ↓'], text: 'Previous or next component' },
      { keys: ['Shift', '↑ ↓'], text: 'Select several' },
      { keys: ['A–Z'], text: 'Start typing in its first text' },
      { keys: ['Enter'], text: 'Go to its first text, or its settings' },
      { keys: ['Alt', 'Enter'], text: 'Go to its settings' },
      { keys: ['Esc'], text: 'Select the component around it' },
      { keys: ['Alt', '↑ ↓'], text: 'Move up or down' },
      { keys: ['/'], text: 'Add a component below' },
      { keys: ['Ctrl', 'D'], text: 'Duplicate' },
      { keys: ['Ctrl', 'C'], text: 'Copy' },
      { keys: ['Ctrl', 'X'], text: 'Cut' },
      { keys: ['Ctrl', 'V'], text: 'Paste below, on any page' },
      { keys: ['Delete'], text: 'Remove' },
    ],
  },
];

/** Every shortcut, and a switch to turn them off when a screen reader needs the keys. */
export function ShortcutSheet() {
  const { store } = useWorkbench();
  const hasShortcuts = useEditor((state) => state.hasShortcuts);
  return (
    <Modal title="Keyboard shortcuts" size="wide">
      <div className={styles.groups} data-off={!hasShortcuts || undefined}>
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, text }) => (
                <div key={text} className={styles.row}>
                  <dt>{text}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {keyName(key)}
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
          value={hasShortcuts}
          onChange={(isOn) => store.setState({ hasShortcuts: isOn })}
        />
        <p>
          Turn them off if they interfere with your screen reader. Tab, Enter, Esc, copy and paste always work, and
          everything else has a button.
        </p>
      </div>
    </Modal>
  );
}
