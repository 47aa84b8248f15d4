import type { SiteContent } from 'pagewright/content';
import { type ArtworkName, drawArtwork, GALLERY } from './artwork/gallery.ts';
import { demoPages } from './demo-pages.ts';
import { domain } from './domain.ts';
import { footer } from './footer.ts';
import { arabicFrame } from './languages/arabic/arabic.ts';
import { germanFrame } from './languages/german/german.ts';
import { navigation } from './navigation.ts';
import { acknowledgementBox, banner } from './notices.ts';
import { sixthKitchenBefore } from './pages/news/the-sixth-kitchen-opens.ts';
import { sections } from './sections.ts';
import { siteSettings } from './site-settings.ts';
import { tags } from './tags.ts';

/** The demo site of "Sidegate": documents in the order they can be stored in, and the pictures they use. */
export function content(): SiteContent {
  return {
    documents: [
      { collection: 'domains', document: domain },
      { collection: 'tags', document: tags },
      { collection: 'siteSettings', document: siteSettings },
      { collection: 'navigation', document: navigation },
      { collection: 'footer', document: footer },
      { collection: 'banner', document: banner },
      { collection: 'acknowledgementBox', document: acknowledgementBox },
      ...[...germanFrame, ...arabicFrame],
      ...sections.map((document) => ({ collection: 'sections' as const, document })),
      { collection: 'pages', document: sixthKitchenBefore },
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
