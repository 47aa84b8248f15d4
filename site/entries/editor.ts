/** What a site folder adds to the editor, in the browser: commands, dashboard tabs and the controls of field kinds. */
export { askRoute, callRoute } from '../extend/call-route.ts';
export { defineCommand } from '../extend/command.ts';
export { defineControl } from '../extend/control.ts';
export type { EditorContext } from '../extend/editor-context.ts';
export { defineTab } from '../extend/tab.ts';
