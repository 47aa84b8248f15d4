import { type ArtworkName, drawArtwork, GALLERY } from './artwork/gallery.ts';
import { demoPages } from './demo-pages.ts';
import { domain } from './domain.ts';
import { footer } from './footer.ts';
import { navigation } from './navigation.ts';
import { acknowledgementBox, banner } from './notices.ts';
import { siteSettings } from './site-settings.ts';
import { tags } from './tags.ts';

/** A document before its schema has filled in the defaults. */
export interface DemoDocument {
  collection: 'domains' | 'tags' | 'siteSettings' | 'navigation' | 'footer' | 'banner' | 'acknowledgementBox' | 'pages';
  document: { _id: string };
}

/** A picture that content refers to by `_id`; `artwork` draws it as an SVG, 2400 pixels wide. */
export interface DemoImage {
  _id: string;
  name: string;
  alt: string;
  artwork: () => string;
}

/** The demo site of "Sidegate": documents in the order they can be stored in, and the pictures they use. */
export function demoSite(): { documents: DemoDocument[]; images: DemoImage[] } {
  return {
    documents: [
      { collection: 'domains', document: domain },
      { collection: 'tags', document: tags },
      { collection: 'siteSettings', document: siteSettings },
      { collection: 'navigation', document: navigation },
      { collection: 'footer', document: footer },
      { collection: 'banner', document: banner },
      { collection: 'acknowledgementBox', document: acknowledgementBox },
      ...demoPages.map((document) => ({ collection: 'pages' as const, document })),
    ],
    images: Object.entries(GALLERY).map(([name, { alt }]) => ({
      _id: name,
      name: `${name}.svg`,
      alt,
      artwork: () => drawArtwork(name as ArtworkName),
    })),
  };
}
