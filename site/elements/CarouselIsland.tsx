import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { type CarouselEnds, CarouselFrame, type CarouselShape } from './CarouselFrame.tsx';
import { startSwiper } from './start-swiper.ts';

interface Props extends CarouselShape {
  /** A slot is a node even if it is empty. */
  has: { heading: boolean; pager: boolean };
  heading?: ReactNode;
  pager?: ReactNode;
  /** The view of the slides, in markup that only the Swiper changes. */
  slides?: ReactNode;
}

/** A carousel of a static page, hydrated: a Swiper turned by its buttons and arrow keys. */
export function CarouselIsland({ has, heading, pager, slides, ...shape }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [ends, setEnds] = useState<CarouselEnds>();
  const { kind } = shape;

  useLayoutEffect(() => {
    const carousel = root.current;
    const started = carousel && startSwiper(carousel, kind);
    if (!started) return;
    const mark = () => {
      const { isBeginning, isEnd, params, activeIndex } = started;
      setEnds({ isFirst: isBeginning && !params.loop, isLast: isEnd && !params.loop });
      for (const [index, button] of pagerOf(carousel).entries()) button.ariaPressed = String(index === activeIndex);
    };
    swiper.current = started;
    started.on('slideChange fromEdge toEdge', mark);
    mark();
    return () => void started.destroy();
  }, [kind]);

  function press({ target }: SyntheticEvent) {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button?.dataset.previous !== undefined) swiper.current?.slidePrev();
    if (button?.dataset.next !== undefined) swiper.current?.slideNext();
    if (button) turnTo(button);
  }

  /** Titles of covers react to hover (specification 2 §2). */
  function hover({ target }: SyntheticEvent) {
    const button = (target as Element).closest<HTMLElement>('[data-slide="hover"]');
    if (button) turnTo(button);
  }

  function turnTo(button: HTMLElement) {
    const index = root.current ? pagerOf(root.current).indexOf(button) : -1;
    if (index >= 0) swiper.current?.slideTo(index);
  }

  function turnByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') swiper.current?.slidePrev();
    if (key === 'ArrowRight') swiper.current?.slideNext();
  }

  const events = { onClick: press, onMouseOver: hover, onKeyDown: turnByKey };
  return (
    <CarouselFrame
      {...shape}
      ref={root}
      heading={has.heading && heading}
      pager={has.pager && pager}
      ends={ends}
      {...events}
    >
      {slides}
    </CarouselFrame>
  );
}

const pagerOf = (carousel: HTMLElement) => [...carousel.querySelectorAll<HTMLElement>('[data-slide]')];
