import { expect, test } from 'vitest';
import { openRegion } from '../../store/documents/documents.ts';
import { run } from '../../store/state/run.ts';
import { sampleWorkbench } from '../../workbench/testing/sample-workbench.ts';
import { chooseRegion } from './choose-region.ts';

test('openRegion() reads the region from the document id', () => {
  const { documents } = sampleWorkbench().store.getState();
  if (!documents) throw new Error('The sample has documents');
  expect(openRegion(documents.navigation, 'navigation')).toBe('');
  expect(openRegion({ ...documents.footer, _id: 'footer_d1_vic' }, 'footer')).toBe('vic');
});

test('chooseRegion() refuses while there are unsaved changes', async () => {
  const workbench = sampleWorkbench();
  run(workbench.store, { kind: 'setField', owner: { kind: 'footer' }, field: 'copyright', value: 'New' });
  await chooseRegion(workbench, 'footer', 'vic');
  expect(workbench.said).toEqual(['Please save the footer first']);
  expect(workbench.store.getState().documents?.footer._id).toBe('footer_d1');
});
