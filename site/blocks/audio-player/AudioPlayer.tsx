import { ExternalPlayer } from '../../elements/ExternalPlayer.tsx';
import { useIsEditing } from '../../elements/field-host.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import styles from './AudioPlayer.module.css';
import type { audioPlayer } from './definition.ts';

/** The external player beside a paper disc; nothing if the code names no player. */
export function AudioPlayer({ content }: { content: ContentOf<typeof audioPlayer> }) {
  const fixed = usePlayerTexts();
  const isEditing = useIsEditing();
  const player = castosPlayer(content.castosCode);
  if (!player) return isEditing ? <p className="no-player">Add the Castos code of an episode</p> : null;
  return (
    <div className={styles.player}>
      <span className={styles.disc} aria-hidden="true" />
      <ExternalPlayer className={styles.frame} address={player} title={fixed.podcast} control={fixed.playPodcast} />
    </div>
  );
}

const CODE = /^[A-Za-z0-9-]{1,64}$/;
const ADDRESS = /^https:\/\/([a-z0-9-]{1,63})\.castos\.com\/player\/([A-Za-z0-9-]{1,64})\/?$/;

/** The address of the player for a Castos code (`123456`, or the player's own address); null for anything else. */
export function castosPlayer(castosCode: string): string | null {
  if (CODE.test(castosCode)) return `https://player.castos.com/player/${castosCode}`;
  const [, show, episode] = ADDRESS.exec(castosCode) ?? [];
  return show && episode ? `https://${show}.castos.com/player/${episode}` : null;
}
