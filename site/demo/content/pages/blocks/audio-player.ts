import { blockPage } from '../../demo-page.ts';

export const audioPlayerPage = blockPage('audio-player', 'Audio player', 'An episode to listen to.', [
  { componentType: 'AudioPlayer', castosCode: 'https://sidegate.castos.com/player/1234567' },
  { componentType: 'AudioPlayer', castosCode: 'https://sidegate.castos.com/player/1234568' },
]);
