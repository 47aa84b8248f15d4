import { keyOf } from '../store/blocks/owner.ts';
import { type CommentPlace, commentingOn, ofBlock } from '../store/state/page-comments.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Begins a comment on the words, the picture, the text or the component that is selected on the page, else on the page. */
export function startComment({ store }: Workbench): void {
  const page = document.querySelector<HTMLIFrameElement>('#canvas')?.contentWindow;
  const here = JSON.parse(page?.pagewrightPlace?.() ?? 'null') as CommentPlace | null;
  store.setState(({ documents, selection }) => commentingOn(documents, here ?? ofBlock(keyOf(selection))));
}
