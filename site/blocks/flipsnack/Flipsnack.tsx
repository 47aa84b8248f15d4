import { ExternalPlayer } from '../../elements/ExternalPlayer.tsx';
import { useIsEditing } from '../../elements/field-host.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import type { flipsnack } from './definition.ts';
import styles from './Flipsnack.module.css';

/** The external flipbook on two sheets of paper, like an open book; nothing for an address outside Flipsnack. */
export function Flipsnack({ content }: { content: ContentOf<typeof flipsnack> }) {
  const fixed = usePlayerTexts();
  const isEditing = useIsEditing();
  const address = flipbookAddress(content.src);
  if (!address) return isEditing ? <p className="no-player">Add the address of a flipbook</p> : null;
  return (
    <div className={styles.book}>
      <ExternalPlayer className={styles.frame} address={address} title={fixed.flipbook} control={fixed.openFlipbook} />
    </div>
  );
}

const HOSTS: ReadonlySet<string> = new Set([
  'player.flipsnack.com',
  'cdn.flipsnack.com',
  'www.flipsnack.com',
  'flipsnack.com',
]);
const ADDRESS = /^https:\/\/([a-z.]+)(\/[\w./-]*)?(\?[\w=&%+.-]*)?$/;

/** The address of a flipbook on a Flipsnack host; null for anything else. */
function flipbookAddress(src: string): string | null {
  const [address, host = '', path = '/', query = ''] = ADDRESS.exec(src) ?? [];
  return address && HOSTS.has(host) ? `https://${host}${path}${query}` : null;
}
