import { contentSecurityPolicy } from '#build/write/headers.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';

/**
 * The environment of pages in the canvas, which shares its origin with the editor: no tag manager, as a script of a
 * third party could read what is typed beside it, passwords included.
 */
export function canvasEnvironment(environment: PublicEnvironment): PublicEnvironment {
  return { ...environment, gtmId: '' };
}

/** The policy of the site's own pages, which lets only this service frame them, without the scripts of third parties. */
export const canvasPolicy = (headers: Readonly<Record<string, string>>, environment: PublicEnvironment): string =>
  contentSecurityPolicy(headers['content-security-policy'] ?? '', {
    ...canvasEnvironment(environment),
    recaptchaSiteKey: '',
  });
