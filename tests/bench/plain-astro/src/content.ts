import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { publishedReader } from '#content-store/published/reader.ts';
import { loadSnapshot } from '#content-store/published/snapshot.ts';
import { folderStore } from '#content-store/published/store.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';

const environment: PublicEnvironment = {
  siteUrl: process.env.PUBLIC_SITE_URL ?? '',
  apiUrl: process.env.PUBLIC_API_URL ?? '',
  imageBaseUrl: '',
  fileBaseUrl: '',
  gtmId: '',
  recaptchaSiteKey: '',
};

const snapshot = await loadSnapshot(folderStore(process.env.CONTENT_DIR ?? ''));

/** The published pages, read once when the build starts. */
const content = snapshot.domain(DOMAIN_ID).pages;
export const pages = [...content.keys()].flatMap((id) => content.get(id) ?? []);

export const reader = publishedReader(snapshot, DOMAIN_ID, environment);
