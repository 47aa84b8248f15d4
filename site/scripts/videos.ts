/**
 * Plays videos over the page when their links are clicked; code and host of the player are not asked before. A click whose
 * default is prevented, as in the editor's selection mode, plays nothing.
 */
export function enableVideos(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-video]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    import('./play-video.ts').then(
      ({ playVideo }) => playVideo(link),
      () => location.assign(link.href),
    );
  });
}
