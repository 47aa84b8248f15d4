import type { LinkRequest } from '../rich-text/rich-text-host.ts';

/** Converts a rectangle on the page to pixels of the shell: the page's frame may be moved and scaled. */
export function placeInShell({ left, top, width, height }: LinkRequest['place']): LinkRequest['place'] {
  const frame = document.querySelector<HTMLIFrameElement>('iframe#canvas');
  if (!frame) return { left, top, width, height };
  const box = frame.getBoundingClientRect();
  const scale = box.width / frame.clientWidth || 1;
  return {
    left: box.left + left * scale,
    top: box.top + top * scale,
    width: width * scale,
    height: height * scale,
  };
}
