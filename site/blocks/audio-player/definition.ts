import { defineBlock } from '../../fields/block-definition.ts';
import { text } from '../../fields/fields.ts';

export const audioPlayer = defineBlock({
  componentType: 'AudioPlayer',
  label: 'Audio player',
  description: 'An episode to listen to, from Castos.',
  group: 'pictures',
  keywords: ['podcast', 'sound', 'music', 'episode', 'castos', 'embed'],
  content: {
    castosCode: text('Castos code', {
      trim: true,
      help: 'The episode’s address, such as https://our-show.castos.com/player/123456, or its number',
      isCode: true,
    }),
  },
});
