const KINDS: Readonly<Record<string, string>> = {
  save: 'Saved',
  autosave: 'Autosaved',
  revert: 'Earlier version restored',
  publish: 'Published',
  unpublish: 'Unpublished',
  delete: 'Moved to the trash',
  restore: 'Restored from the trash',
};

/** What was done when a version was made, for people: `Saved`. */
export function actionName(action: string): string {
  return KINDS[action] ?? action;
}
