import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import type Swiper from 'swiper';
import { CarouselRoot, type CarouselShape } from './CarouselRoot.tsx';
import { type SwiperModules, startSwiper } from './start-swiper.ts';

export interface CarouselIslandProps extends CarouselShape {
  /** Static markup, which only the Swiper changes. */
  children?: ReactNode;
}

interface Props extends CarouselIslandProps {
  /** What the Swiper can do besides turning. */
  modules: SwiperModules;
}

/** A carousel of a static page, hydrated: a Swiper turned by its buttons and arrow keys. */
export function CarouselBody({ children, modules, ...shape }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const { kind } = shape;

  useLayoutEffect(() => {
    const carousel = root.current;
    const started = carousel && startSwiper(carousel, kind, modules);
    if (!started) return;
    const mark = () => markShown(carousel, started);
    swiper.current = started;
    started.on('slideChange fromEdge toEdge', mark);
    mark();
    return () => void started.destroy();
  }, [kind, modules]);

  function press({ target }: SyntheticEvent) {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button?.dataset.previous !== undefined) swiper.current?.slidePrev();
    if (button?.dataset.next !== undefined) swiper.current?.slideNext();
    if (button) turnTo(button);
  }

  /** Titles of covers react to hover. */
  function hover({ target }: SyntheticEvent) {
    const button = (target as Element).closest<HTMLElement>('[data-slide="hover"]');
    if (button) turnTo(button);
  }

  function turnTo(button: HTMLElement) {
    const index = root.current ? pagerOf(root.current).indexOf(button) : -1;
    if (index >= 0) swiper.current?.slideTo(index);
  }

  /** From right to left, the left arrow leads on. */
  function turnByKey({ key }: KeyboardEvent) {
    const [back, on] = swiper.current?.rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (key === back) swiper.current?.slidePrev();
    if (key === on) swiper.current?.slideNext();
  }

  return (
    <CarouselRoot {...shape} ref={root} onClick={press} onMouseOver={hover} onKeyDown={turnByKey}>
      {children}
    </CarouselRoot>
  );
}

/** A button at the end is marked disabled and keeps the focus. */
function markShown(carousel: HTMLElement, { isBeginning, isEnd, params, activeIndex }: Swiper): void {
  const mark = (button: string, isDisabled: boolean) =>
    carousel.querySelector(button)?.setAttribute('aria-disabled', String(isDisabled && !params.loop));
  mark('[data-previous]', isBeginning);
  mark('[data-next]', isEnd);
  for (const [index, button] of pagerOf(carousel).entries()) button.ariaPressed = String(index === activeIndex);
}

const pagerOf = (carousel: HTMLElement) => [...carousel.querySelectorAll<HTMLElement>('[data-slide]')];
