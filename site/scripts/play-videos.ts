/**
 * Plays videos in an overlay; its code is loaded with the first video, and without it the link leads to the video.
 * A click that somebody has prevented, as the editor does while components are being selected, plays nothing.
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
