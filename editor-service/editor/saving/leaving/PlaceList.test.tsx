import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleWorkbench } from '../../workbench/testing/sample-workbench.ts';
import { WorkbenchContext } from '../../workbench/workbench-context.ts';
import { PlaceList, type UsePlace } from './PlaceList.tsx';

const shown = (place: UsePlace) =>
  renderToStaticMarkup(
    <WorkbenchContext value={sampleWorkbench()}>
      <PlaceList places={[place]} />
    </WorkbenchContext>,
  ).replace(/<[^>]*>/g, ' ');

test('PlaceList names a page by its title, with its address; without a title by its address alone', () => {
  expect(shown({ _id: 'a', kind: 'page', slug: 'open-day', name: 'Our open day' })).toMatch(
    /Our open day\s+\/open-day/,
  );
  expect(shown({ _id: 'a', kind: 'page', slug: 'open-day', isPublished: false })).toMatch(/^\s+\/open-day\s+\(draft\)/);
  expect(shown({ _id: 'b', kind: 'footer' }).trim()).toBe('Footer');
});
