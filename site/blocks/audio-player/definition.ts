import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const audioPlayer = defineBlock({
  componentType: 'AudioPlayer',
  label: 'Audio player',
  description: 'An episode to listen to, from Castos.',
  group: 'pictures',
  keywords: ['podcast', 'sound', 'music', 'episode', 'castos', 'embed'],
  schema: z.object({ castosCode: z.string().trim().max(300).default('') }),
  fields: [
    {
      kind: 'text',
      path: 'castosCode',
      label: 'Castos code',
      help: 'The episode’s address, such as https://our-show.castos.com/player/123456, or its number',
      isCode: true,
    },
  ],
});
