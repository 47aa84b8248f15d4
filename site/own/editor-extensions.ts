/** Loads each command, tab and control of the site folder, by its path there. */
export const ownEditorExtensions: Readonly<Record<string, () => Promise<{ default?: unknown }>>> = {};
