/** Plays videos in an overlay; its code is loaded with the first video, and without it the link leads to the video. */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-video]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./video-overlay.ts').then(
      ({ openVideo }) => openVideo(link),
      () => location.assign(link.href),
    );
  });
}
