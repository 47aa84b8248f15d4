import type { CommentThread } from '#content-store/model/entities/comment.ts';

/** The threads of a page as its side lists them; `gone`: about blocks that the page does not have now. */
interface OrderedThreads {
  here: CommentThread[];
  gone: CommentThread[];
}

/** Threads in the order of the page: about the page itself, then block by block, each from the oldest. `order`: of the keys. */
export function threadsInOrder(threads: readonly CommentThread[], order: string): OrderedThreads {
  const places = new Map(order.split(' ').map((key, index) => [key, index]));
  const placeOf = ({ anchor }: CommentThread) => (anchor.block === null ? -1 : (places.get(anchor.block) ?? null));
  const [gone = [], here = []] = [true, false].map((isGone) =>
    threads.filter((thread) => (placeOf(thread) === null) === isGone),
  );
  return { here: here.toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0)), gone };
}
