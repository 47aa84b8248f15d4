/**
 * Plays videos in an overlay; its code is loaded with the first video. If that fails, the link opens the video.
 * A click whose default is prevented, as in the editor's selection mode, plays nothing.
 */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-video]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./video-overlay.ts').then(
      ({ openVideo }) => openVideo(link),
      () => location.assign(link.href),
    );
  });
}
