import type { EditorContext } from '#site/extend/editor-context.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { edit } from '../../workbench/edit.ts';
import { toastSuccess, type Workbench } from '../../workbench/workbench.ts';

/** What commands and tabs of the site folder may do here. */
export const editorContextOf = (workbench: Workbench): EditorContext => ({
  page: () => structuredClone(workbench.store.getState().documents?.page ?? null),
  setField: (block, field, value) => {
    const owner = block === null ? ({ kind: 'page' } as const) : ({ kind: 'block', key: block } as const);
    edit(workbench, { kind: 'setField', owner, field, value });
  },
  openPage: (slug) => leaveFor(workbench, { kind: 'page', href: `/${slug}` }),
  openTab: (name) => workbench.store.setState({ dialog: { kind: 'dashboard', tab: name } }),
  say: (sentence) => toastSuccess(workbench, sentence),
});
