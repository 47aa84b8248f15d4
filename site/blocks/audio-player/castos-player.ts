const CODE = /^[A-Za-z0-9-]{1,64}$/;
const ADDRESS = /^https:\/\/([a-z0-9-]{1,63})\.castos\.com\/player\/([A-Za-z0-9-]{1,64})\/?$/;

/** The address of the player for a Castos code (`123456`, or the player's own address); null for anything else. */
export function castosPlayer(castosCode: string): string | null {
  if (CODE.test(castosCode)) return `https://player.castos.com/player/${castosCode}`;
  const [, show, episode] = ADDRESS.exec(castosCode) ?? [];
  return show && episode ? `https://${show}.castos.com/player/${episode}` : null;
}
