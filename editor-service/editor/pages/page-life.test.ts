import { expect, test } from 'vitest';
import { edit } from '../workbench/edit.ts';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import { goTo } from './page-life.ts';

test('goTo() shows the message immediately when unsaved changes make it ask whether to leave', () => {
  const workbench = sampleWorkbench();
  edit(workbench, { kind: 'setField', owner: { kind: 'page' }, field: 'title', value: 'Not saved' });
  goTo(workbench, 'copy', 'Page Successfully Created!');
  expect(workbench.said).toEqual(['Page Successfully Created!']);
  expect(workbench.store.getState().dialog).toEqual({ kind: 'leave', destination: { kind: 'page', href: '/copy' } });
});
