import { closestTo } from './closest-to.ts';
import { isPlainClick } from './is-plain-click.ts';

/** Puts an external player in the place of its link when that is clicked; its host is not contacted before. */
export function embedPlayers(): void {
  document.addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[data-player]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.className = link.className;
    player.title = link.dataset.player ?? '';
    player.allow = 'autoplay; fullscreen';
    player.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    player.src = link.href;
    link.replaceWith(player);
    player.focus();
  });
}
