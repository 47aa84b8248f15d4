import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Carousel } from './Carousel.tsx';

/** The part of the markup before the first slide: the browser may paint it alone. */
function beforeSlides(count: number): string {
  const slides = Array.from({ length: count }, (_, index) => ({ key: `${index}`, slide: `Slide ${index}` }));
  return renderToStaticMarkup(<Carousel label="Episodes" slides={slides} />).split('<li')[0] ?? '';
}

it('Carousel lets the keyboard scroll slides that may have no links', () => {
  const kinds = ['covers', 'quotes', 'tiles', 'cards'] as const;
  const slides = [{ key: 'a', slide: 'A' }];
  const isReached = kinds.map((kind) =>
    renderToStaticMarkup(
      <Carousel kind={kind} label="A" slides={slides} pager={/^(?:covers|quotes)$/.test(kind) && <i />} />,
    ).includes('tabindex="0"'),
  );
  expect(isReached).toEqual([true, true, true, false]);
});

it('Carousel says before its slides arrive whether they fill a row, so that none moves when the fourth does', () => {
  expect([1, 3, 4, 9].map((count) => beforeSlides(count).includes('data-few'))).toEqual([true, true, false, false]);
});
