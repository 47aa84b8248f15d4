import { playerTexts as fixed } from '../texts/fixed-texts.ts';

/**
 * Plays the link's video over the page. No other host is contacted before that.
 * Closes on the Close button, Escape, or a click on the backdrop (specification §2 Layout).
 */
export function openVideo(link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'video-overlay';
  dialog.setAttribute('aria-label', fixed.video);
  dialog.append(closeButton(dialog), player(link.dataset.video ?? ''));
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = fixed.close;
  button.addEventListener('click', () => dialog.close());
  return button;
}

function player(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = fixed.videoPlayer;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  return frame;
}
