import { useEffect, useMemo, useState } from 'react';
import type { CommentThread } from '#content-store/model/entities/comment.ts';
import { isSame } from '../../store/documents/same.ts';
import { blockOrder, openThreads, shownThreads } from '../../store/state/page-comments.ts';
import { counted } from '../../ui/counted.ts';
import { icons } from '../../ui/icons.ts';
import { listenTo } from '../../ui/listen-to.ts';
import { t } from '../../words/t.ts';
import { commentedElement, showCommented } from '../comment-place.ts';
import { useDocuments, useShell, useShellState } from '../state/shell-context.ts';
import { enlargement } from './enlargement.ts';

/** The open threads about one thing. */
type Pin = ReturnType<typeof pinsOf>[number];

/** How far pins that would cover each other are apart, in pixels before they are enlarged. */
const APART = 46;

/** A button at everything that is commented on; it opens the thread at the side. Typing moves pins, and renders none. */
export function CommentPins() {
  const shell = useShell();
  const threads = useShellState(shownThreads);
  const focus = useShellState((state) => state.commentFocus);
  const pins = useMemo(() => pinsOf(openThreads(threads)), [threads]);
  const places = usePinPlaces(pins);

  useEffect(() => {
    const asked = shownThreads(shell.store.getState()).find(({ _id }) => focus?.kind === 'thread' && _id === focus.id);
    showCommented(focus?.kind === 'new' ? focus.anchor : (asked?.anchor ?? null));
    return () => showCommented(null);
  }, [shell, focus]);

  return pins.map(({ key, anchor, first, count }) => {
    const place = places[key];
    if (!place) return null;
    return (
      <button
        key={key}
        type="button"
        className="pin"
        aria-label={t('{comments} on {name}', { comments: counted(count, 'comment'), name: anchor.name })}
        title={anchor.name}
        style={place}
        onClick={() => shell.openThread(first)}
      >
        <icons.MessageSquare size={14} aria-hidden />
        {count}
      </button>
    );
  });
}

function pinsOf(threads: readonly CommentThread[]) {
  const keyOf = ({ anchor: { block, field, point } }: CommentThread) => JSON.stringify([block, field, point]);
  return Array.from(Map.groupBy(threads, keyOf), ([key, group]) => {
    const count = group.reduce((sum, { comments }) => sum + comments.filter(({ text }) => text !== '').length, 0);
    return group[0] ? [{ key, anchor: group[0].anchor, first: group[0]._id, count }] : [];
  }).flat();
}

type PinPlaces = Record<string, { top: number; left: number }>;

/** Where the pins are, in pixels from the page's corner, by key; measured when blocks come, go or move, or the page changes its size. */
function usePinPlaces(pins: readonly Pin[]): PinPlaces {
  const order = useDocuments(blockOrder);
  const enlarged = useShellState(enlargement);
  const [places, setPlaces] = useState<PinPlaces>({});
  useEffect(() => {
    const measure = () => {
      const next = placesOf(pins, APART * enlarged);
      setPlaces((last) => (isSame(last, next) ? last : next));
    };
    const observer = new ResizeObserver(measure);
    if (pins.length > 0) observer.observe(document.body);
    for (const { anchor } of order === null ? [] : pins) {
      const element = commentedElement(anchor);
      if (element) observer.observe(element);
    }
    const stop = listenTo(window, { resize: measure }, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      stop();
    };
  }, [pins, order, enlarged]);
  return places;
}

function placesOf(pins: readonly Pin[], apart: number): PinPlaces {
  const taken: { top: number; left: number }[] = [];
  const width = document.documentElement.clientWidth;
  return Object.fromEntries(
    pins.flatMap(({ key, anchor }) => {
      const element = commentedElement(anchor);
      // The frame of an inline element is not that of the image in it.
      const box = (element?.querySelector(anchor.point ? 'img' : ':scope') ?? element)?.getBoundingClientRect();
      if (!box || (box.width === 0 && box.height === 0)) return [];
      const { x, y } = anchor.point ?? { x: 1, y: 0 };
      const outside = anchor.point ? 0 : apart / 2; // its height: not over the words at the corner
      const place = {
        top: Math.max(box.top + window.scrollY + box.height * y - outside, 0),
        left: Math.min(box.left + window.scrollX + box.width * x + outside, width),
      };
      const isTaken = (one: typeof place) => Math.hypot(one.top - place.top, one.left - place.left) < apart;
      while (taken.some(isTaken)) place.left -= apart;
      taken.push(place);
      return [[key, place]];
    }),
  );
}
