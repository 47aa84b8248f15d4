import { ownConfig } from '../fields/own-config.ts';
import type { Publisher } from './publisher.ts';

/** The pictures made from the site's icon when it is compiled. */
export const ICONS = {
  favicon: { path: 'favicon.ico', pixels: 32 },
  touch: { path: 'apple-touch-icon.png', pixels: 180 },
  small: { path: 'icon-192.png', pixels: 192 },
  large: { path: 'icon-512.png', pixels: 512 },
} as const;

/** `manifest.webmanifest` (w3.org/TR/appmanifest): the name, colour and existing icons of a site on a home screen. */
export function webManifest({ name, description }: Publisher, exists: (path: string) => boolean): string {
  const icons = [ICONS.small, ICONS.large].filter(({ path }) => exists(path));
  const { themeColour } = ownConfig;
  const manifest = {
    ...{ name, short_name: name, ...(description && { description }) },
    ...{ lang: ownConfig.language ?? 'en', start_url: '/', display: 'browser' },
    ...(themeColour && { theme_color: themeColour, background_color: themeColour }),
    icons: icons.map(({ path, pixels }) => {
      return { src: `/${path}`, sizes: `${pixels}x${pixels}`, type: 'image/png' };
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `.well-known/security.txt` (RFC 9116); null for a site that names nobody. */
export function securityText({ siteUrl }: Publisher, about = ownConfig.securityContact): string | null {
  if (!about) return null;
  const { contact, expires, policy } = about;
  return [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${ownConfig.language ?? 'en'}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n');
}
