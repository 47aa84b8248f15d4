import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Builder, openBuilder } from '#build/open-builder.ts';
import { addressOfSlug, FIXED_ADDRESSES, pathOfAddress } from '#build/output/addresses.ts';
import { builtTexts, type Compared } from '#build/testing/built-texts.ts';
import { RenderThread } from '#build/threads/render-thread.ts';
import type { Manner, OnProgress } from '#build/write/run.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { forgetDeliveries, pendingDeliveries } from '#content-store/drafts/database/outbox.ts';
import { isHashPublished, publishedMediaList } from '#content-store/drafts/media/published-media.ts';
import { publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { domainSchema } from '#content-store/model/entities/domain.ts';
import { parsePublishedPath } from '#content-store/model/published/published-path.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { publishOriginals } from '#content-store/published/originals.ts';
import { loadSnapshot } from '#content-store/published/snapshot.ts';
import { folderStore } from '#content-store/published/store.ts';
import { openMigratedDatabase } from '#content-store/testing/migrated-database.ts';
import { currentPage } from '#site/content/current-page.ts';
import { publicContent } from '#site/content/public-content.ts';
import { seedOriginals } from './originals.ts';

export const DOMAIN = 'main';
export const STAMP = { at: '2026-03-01T09:00:00.000Z', by: 'Ada' };

export const ENVIRONMENT: PublicEnvironment = {
  siteUrl: 'https://example.org',
  apiUrl: 'https://edit.example.org',
  imageBaseUrl: '',
  fileBaseUrl: '',
  gtmId: '',
  recaptchaSiteKey: '',
};

/** The pipeline without servers: a real database, real published files, and the builder in this thread. */
export interface TemporarySite {
  db: Db;
  folder: string;
  readonly builder: Builder;
  /** Delivers the outbox to the published files and to `dist`, as the service does; a newer change may interrupt it. */
  deliver: (onProgress?: OnProgress, manner?: Manner) => Promise<void>;
  /** Starts over as after a kill: another builder on what is on disk, by default with the same address; it may be interrupted. */
  restart: (manner?: Manner, siteUrl?: string) => Promise<void>;
  /** The output of a complete build of the same files into an empty folder: path → text. */
  cleanBuild: (compared?: Compared) => Promise<Map<string, string>>;
  /** All pages, rendered by a thread that helps with large sites: path → text. */
  renderedByThread: () => Promise<Map<string, string>>;
  /** The content of `dist`. */
  built: (compared?: Compared) => Promise<Map<string, string>>;
  close: () => Promise<void>;
}

/** An empty published domain in a temporary folder. */
export async function openTemporarySite(): Promise<TemporarySite> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-pipeline-'));
  const contentDir = join(folder, 'published');
  const db = await openMigratedDatabase(folder);
  const domain = domainSchema.parse({ _id: DOMAIN, name: 'Example', hostnames: ['example.org'] });
  await publishDomain(db, domain, STAMP);
  const mediaDir = join(folder, 'media');
  await seedOriginals(db, mediaDir, STAMP);

  let environment = ENVIRONMENT;
  const open = (distDir: string, manifestDir: string) =>
    openBuilder({ contentDir, distDir, dataDir: folder, manifestDir, environment, graceDays: 0 });
  const openHere = () => open(join(folder, 'dist'), join(folder, 'manifest'));
  let builder = await openHere();
  const files = folderStore(contentDir);
  let builds = 0;

  return {
    db,
    folder,
    get builder() {
      return builder;
    },
    restart: async (manner, siteUrl = environment.siteUrl) => {
      environment = { ...environment, siteUrl };
      builder = await openHere();
      await builder.catchUp(undefined, manner);
    },
    deliver: async (onProgress, manner) => {
      const deliveries = await pendingDeliveries(db);
      const { media, files: linked } = await publishedMediaList(db, DOMAIN);
      await publishOriginals(files, cachedFolder(mediaDir, null), [...media, ...linked]);
      for (const { path } of deliveries) {
        const parsed = parsePublishedPath(path);
        if (parsed?.kind === 'original' && (await isHashPublished(db, parsed.hash))) continue;
        const text = await publishedText(db, path, publicContent);
        await (text === null ? files.remove(path) : files.write(path, text));
      }
      const { failures, isInterrupted } = await builder.rebuild(deliveries, onProgress, manner);
      if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n'));
      if (isInterrupted) return;
      await forgetDeliveries(
        db,
        deliveries.map(({ id }) => id),
      );
    },
    cleanBuild: async (compared = 'answers') => {
      const clean = join(folder, `clean-${++builds}`);
      const complete = await open(join(clean, 'dist'), join(clean, 'manifest'));
      await complete.buildAll();
      const texts = await builtTexts(join(clean, 'dist'), compared);
      await rm(clean, { recursive: true });
      return texts;
    },
    renderedByThread: async () => {
      const snapshot = await loadSnapshot(files, { current: currentPage });
      const sources = {
        content: snapshot.state,
        compiledDir: undefined,
        environment,
        isBackground: false,
      };
      const thread = new RenderThread(sources);
      thread.loadSite();
      const slugs = Array.from(snapshot.domain(DOMAIN).slugs(), addressOfSlug);
      const texts = [...slugs, ...FIXED_ADDRESSES].map(async (address) => {
        const rendered = await thread.render({ domainId: DOMAIN, address });
        return [`${DOMAIN}/${pathOfAddress(address)}`, Buffer.from(rendered?.html ?? '').toString('latin1')] as const;
      });
      const rendered = new Map(await Promise.all(texts));
      await thread.stop();
      expect(snapshot.problems.size).toBe(0); // its file closes when it is garbage
      return rendered;
    },
    built: (compared = 'answers') => builtTexts(join(folder, 'dist'), compared),
    close: async () => {
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
