import { useEffect, useRef, useState } from 'react';
import { usePlayerTexts } from '../texts/use-player-texts.ts';
import { withWords } from '../texts/use-texts.ts';
import styles from './VideoOverlay.module.css';

const VIDEO_LINK = 'a[data-video]';

/**
 * Plays the page's videos over it, each when its link is clicked; no other host is contacted before that. Closes on the
 * Close button, Escape, or a click on the backdrop. A click whose default is prevented, as in
 * the editor's selection mode, plays nothing.
 */
export const VideoOverlay = withWords(Overlay);

function Overlay() {
  const fixed = usePlayerTexts();
  const [address, setAddress] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const play = (link: HTMLElement) => {
      link.ariaBusy = null;
      setAddress(link.dataset.video ?? '');
    };
    const follow = (event: MouseEvent) => {
      if (event.target === dialog.current) dialog.current?.close(); // on the backdrop
      const link = event.target instanceof Element && event.target.closest<HTMLElement>(VIDEO_LINK);
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      play(link);
    };
    const early = document.querySelector<HTMLElement>(`${VIDEO_LINK}[aria-busy="true"]`); // clicked before hydration
    if (early) play(early);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);

  useEffect(() => {
    if (address) dialog.current?.showModal();
  }, [address]);

  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={fixed.video} onClose={() => setAddress('')}>
      {address && (
        <>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {fixed.close}
          </button>
          <iframe
            title={fixed.videoPlayer}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            src={address}
          />
        </>
      )}
    </dialog>
  );
}
