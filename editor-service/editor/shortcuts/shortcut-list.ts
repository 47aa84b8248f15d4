interface ShortcutGroup {
  title: string;
  /** Keys, and what they do. `Ctrl` is Cmd on a Mac. */
  shortcuts: readonly { keys: readonly string[]; text: string }[];
}

/** All keyboard shortcuts, for the sheet; they are implemented in `shortcuts.ts` and `listen-to-keys.ts`. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: ['Ctrl', 'S'], text: 'Save page' },
      { keys: ['Ctrl', 'Z'], text: 'Undo' },
      { keys: ['Ctrl', 'Shift', 'Z'], text: 'Redo' },
      { keys: ['?'], text: 'This sheet' },
    ],
  },
  {
    title: 'In a text or the settings',
    shortcuts: [
      { keys: ['Tab'], text: 'Next text of the component' },
      { keys: ['Alt', 'F10'], text: 'To its formatting, Esc goes back' },
      { keys: ['Esc'], text: 'Back to the component' },
    ],
  },
  {
    title: 'In the outline',
    shortcuts: [
      { keys: ['← →'], text: 'Close or open a component' },
      { keys: ['Enter'], text: 'Select it and show it on the page' },
      { keys: ['A–Z'], text: 'To the next one that begins with this letter' },
    ],
  },
  {
    title: 'On a component',
    shortcuts: [
      { keys: ['↑ ↓'], text: 'Previous or next component' },
      { keys: ['Shift', '↑ ↓'], text: 'Select several' },
      { keys: ['Enter'], text: 'Type in its first text, or open its settings' },
      { keys: ['Alt', 'Enter'], text: 'To its settings' },
      { keys: ['Esc'], text: 'To the component around it' },
      { keys: ['Alt', '↑ ↓'], text: 'Move up or down' },
      { keys: ['M'], text: 'Move to…' },
      { keys: ['A'], text: 'Add a component below' },
      { keys: ['Ctrl', 'D'], text: 'Duplicate' },
      { keys: ['Ctrl', 'C'], text: 'Copy' },
      { keys: ['Ctrl', 'X'], text: 'Cut' },
      { keys: ['Ctrl', 'V'], text: 'Paste below, on any page' },
      { keys: ['Delete'], text: 'Remove' },
    ],
  },
];
