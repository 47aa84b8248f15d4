import { playerTexts as fixed } from '../texts/fixed-texts.ts';

/** Plays the video of a link over the page, until the Close button, Escape, or a click beside it. */
export function playVideo(link: HTMLElement): void {
  link.ariaBusy = null;
  const overlay = Object.assign(document.createElement('dialog'), {
    className: 'video-overlay',
    ariaLabel: fixed.video,
  });
  const close = document.createElement('button');
  Object.assign(close, {
    type: 'button',
    className: 'button',
    textContent: fixed.close,
    onclick: () => overlay.close(),
  });
  const player = Object.assign(document.createElement('iframe'), {
    title: fixed.videoPlayer,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: link.dataset.video ?? '',
  });
  overlay.append(close, player);
  overlay.addEventListener('click', ({ target }) => target === overlay && overlay.close());
  overlay.addEventListener('close', () => overlay.remove());
  document.body.append(overlay);
  overlay.showModal();
}
