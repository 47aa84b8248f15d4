import { image, link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const mediaPage = blockPage(
  'media',
  'Picture or video',
  'A picture; a YouTube video and a Vimeo video that contact nobody before they play.',
  [
    {
      componentType: 'Media',
      image: image('street'),
      mediaCaption: 'Hollis Street, drawn from memory by eleven people.',
      caption: { ...link('Read about Hollis Street', '/about'), icon: 'read' },
    },
    {
      componentType: 'Media',
      image: image('garden-bed'),
      video: { videoId: 'aqz-KE-bpKQ', isVimeo: false },
      mediaCaption: 'A short film about a garden (10 minutes).',
    },
    { componentType: 'Media', image: image('harbour'), video: { videoId: '1084537', isVimeo: true } },
  ],
);
