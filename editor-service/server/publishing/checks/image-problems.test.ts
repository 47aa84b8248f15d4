import { expect, it } from 'vitest';
import { addMedia } from '#content-store/drafts/media/media.ts';
import { imageSchema } from '#content-store/model/media/image.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import { contentListSchema } from '#content-store/model/values/content-item.ts';
import { ada, mediaRecord } from '#content-store/testing/documents.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { pictureSources } from '#site/elements/picture-sources.ts';
import { pageFacts } from '../../preview/page-facts.ts';
import { imageProblems, undescribedPlaces } from './image-problems.ts';

it.each(['', 'https://images.example.org'])('imageProblems() names fields as editors see them (%s)', async (base) => {
  const db = await temporaryDatabase();
  const shore = mediaRecord('shore', 'a');
  await addMedia(db, shore, ada);
  const described = { imageId: 'shore', alt: 'A shore' };
  const collage = { componentType: 'Collage', key: 'c', topLeftImage: described, bottomImage: { imageId: 'shore' } };
  const contents = contentListSchema.parse([{ componentType: 'ContentPanel', key: 'p', contents: [collage] }]);
  const page: PageContent = { template: 'generic', header: {}, contents };
  const size = { name: 'desktop', width: 200, height: 200 } as const;
  const { src } = pictureSources(imageSchema.parse({ imageId: 'shore' }), shore, size, base);
  const html = `<main><div data-block="c"><img src="${src.replaceAll('&', '&amp;')}" alt=""></div></main>`;
  expect(imageProblems(pageFacts(html), () => 0, await undescribedPlaces(db, page))).toEqual([
    {
      ...{ check: 'missing alt text', severity: 'error', blockKey: 'c', field: 'bottomImage' },
      message: expect.stringMatching(/^Collage, Bottom picture: the picture has no description\. /),
    },
  ]);
});
