import { siteLanguages } from '#site/fields/site-languages.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { keyName } from './key-name.ts';
import styles from './ShortcutSheet.module.css';

/** The implementation is in `keys.ts` and `listen-to-keys.ts`. `Ctrl` is Cmd on a Mac. */
const GROUPS = [
  {
    title: t('Anywhere'),
    shortcuts: [
      { keys: ['Ctrl', 'K'], text: t('Find a page, an action or a setting; in a rich text, make a link') },
      { keys: ['Ctrl', 'S'], text: t('Save page') },
      { keys: ['Ctrl', 'Alt', 'M'], text: t('Comment on what is selected') },
      { keys: ['Ctrl', 'Z'], text: t('Undo') },
      { keys: ['Ctrl', 'Shift', 'Z'], text: t('Redo') },
      { keys: ['?'], text: t('This sheet, while nothing is selected') },
    ],
  },
  {
    title: t('In a text or the settings'),
    shortcuts: [
      { keys: ['/'], text: t('On an empty line, add a component below') },
      { keys: ['Ctrl', '/'], text: t('Add a component below') },
      { keys: ['Tab'], text: t('Next text of the page') },
      { keys: ['Alt', 'F10'], text: t('Go to its formatting; Esc goes back') },
      { keys: ['Esc'], text: t('Back to the component') },
    ],
  },
  ...(siteLanguages.length > 1
    ? [
        {
          title: t('In a translation'),
          shortcuts: [
            { keys: ['Ctrl', 'Alt', 'J'], text: t('Next open text') },
            { keys: ['Ctrl', 'Alt', 'K'], text: t('Previous open text') },
            { keys: ['Ctrl', 'Alt', 'Enter'], text: t('Confirm the text, and go to the next') },
          ],
        },
      ]
    : []),
  {
    title: t('In the outline'),
    shortcuts: [
      { keys: ['← →'], text: t('Close or open a component') },
      { keys: ['Enter'], text: t('Select it and show it on the page') },
      { keys: ['A–Z'], text: t('Type in the selected one, or jump to the next that starts with this letter') },
    ],
  },
  {
    title: t('On a component'),
    shortcuts: [
      { keys: ['↑ ↓'], text: t('Previous or next component') },
      { keys: ['Shift', '↑ ↓'], text: t('Select several') },
      { keys: ['A–Z'], text: t('Start typing in its first text') },
      { keys: ['Enter'], text: t('Go to its first text, or its settings') },
      { keys: ['Alt', 'Enter'], text: t('Go to its settings') },
      { keys: ['Esc'], text: t('Select the component around it') },
      { keys: ['Alt', '↑ ↓'], text: t('Move up or down') },
      { keys: ['/'], text: t('Add a component below') },
      { keys: ['Ctrl', 'D'], text: t('Duplicate') },
      { keys: ['Ctrl', 'C'], text: t('Copy') },
      { keys: ['Ctrl', 'X'], text: t('Cut') },
      { keys: ['Ctrl', 'V'], text: t('Paste below, on any page') },
      { keys: ['Delete'], text: t('Remove') },
    ],
  },
];

/** Every shortcut, and a switch to turn them off when a screen reader needs the keys. */
export function ShortcutSheet() {
  const { store } = useWorkbench();
  const hasShortcuts = useEditor((state) => state.hasShortcuts);
  return (
    <Modal title={t('Keyboard shortcuts')} size="wide">
      <div className={styles.groups} data-off={!hasShortcuts || undefined}>
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl>
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
          label={t('Use keyboard shortcuts')}
          value={hasShortcuts}
          onChange={(isOn) => store.setState({ hasShortcuts: isOn })}
        />
        <p>
          {t(
            'Turn them off if they interfere with your screen reader. Tab, Enter, Esc, copy and paste always work, and everything else has a button.',
          )}
        </p>
      </div>
    </Modal>
  );
}
