import { CompiledQuery } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { translatedPages } from '#content-store/drafts/pages/page-cards.ts';
import { requirePage, savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { emptySiteDocument } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { ada, mainDomain, pageDraft } from '#content-store/testing/documents.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { RendererDied } from '../../preview/start-previews.ts';
import { beforeStatements } from '../../testing/statements.ts';
import type { RenderSet } from './render-set.ts';
import { type Cast, cast, domainId } from './testing/cast.ts';

const page = pageDraft({ slug: 'live', title: 'Posted' });
const scheduled = async ({ call }: Cast) => {
  const day = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const items = [{ kind: 'page', _id: 'draft' }] as const;
  await call('schedule/save', { domainId, action: 'publish', items: [...items], day, time: '09:00', zone: 'UTC' });
};
const renamed = ({ call }: Cast) => call('page/move', { domainId, _id: 'live', slug: 'renamed' });

interface Publishing {
  what: string;
  /** What leads to it and is no part of it. */
  prepare?: (site: Cast) => Promise<unknown>;
  publish: (site: Cast) => Promise<unknown>;
  audited: string;
}

const EVERY: Publishing[] = [
  {
    what: 'a page',
    publish: ({ call }) => call('page/publishPage', { page: { ...page, _id: 'live' } }),
    audited: 'publish /live (live)',
  },
  {
    what: 'a page at a new address',
    publish: ({ call }) => call('page/publishPage', { page: { ...page, _id: 'live', slug: 'elsewhere' } }),
    audited: 'publish /elsewhere (live)',
  },
  {
    what: 'a listing',
    publish: ({ call }) => call('listing/publishListing', { listing: { ...page, _id: 'live' } }),
    audited: 'publish /live (live)',
  },
  {
    what: 'a chosen draft',
    publish: ({ call }) => call('publish/set', { domainId, items: [{ kind: 'page', _id: 'draft' }] }),
    audited: 'publish /draft (draft)',
  },
  {
    what: 'a renamed page',
    prepare: renamed,
    publish: ({ call }) => call('publish/set', { domainId, items: [{ kind: 'page', _id: 'live' }] }),
    audited: 'publish /renamed (live)',
  },
  {
    what: 'taking a page offline',
    publish: ({ call }) => call('page/unpublishPage', { _id: 'live' }),
    audited: 'unpublish /live (live)',
  },
  {
    what: 'deleting a page',
    publish: ({ call }) => call('page/delete', { _id: 'live' }),
    audited: 'delete /live (live)',
  },
  {
    what: 'a navigation',
    publish: ({ call }) => call('site/publishNav', { nav: { domainId, items: [] } }),
    audited: 'publish nav_main',
  },
  {
    what: 'a footer of a region',
    publish: ({ call }) => call('site/publishFooter', { footer: { _id: 'footer_main_vic', domainId } }),
    audited: 'publish footer_main_vic',
  },
  {
    what: 'the settings of the site',
    publish: ({ call }) => call('siteSettings/publishSiteSettings', { siteSettings: { domainId, title: 'Posted' } }),
    audited: 'publish siteSettings_main',
  },
  {
    what: 'tags',
    publish: ({ call }) => call('tags/save', { domainId, tags: [] }),
    audited: 'publish tags_main',
  },
  {
    what: 'a banner',
    publish: ({ call }) => call('banner/publishBanner', { banner: { domainId, text: 'Closed today' } }),
    audited: 'publish banner_main',
  },
  {
    what: 'an acknowledgement',
    publish: ({ call }) =>
      call('acknowledgementBox/publishAcknowledgementBox', { acknowledgementBox: { domainId, text: 'Thanks' } }),
    audited: 'publish acknowledgementBox_main',
  },
  {
    what: 'a domain',
    publish: ({ call }) => call('config/publishDomain', { domain: { ...mainDomain(), name: 'Posted' } }),
    audited: 'publish Posted (main)',
  },
  {
    what: 'taking a domain offline',
    publish: ({ call }) => call('config/unpublishDomain', { domain: { _id: 'other' } }),
    audited: `unpublish ${mainDomain().name} (other)`,
  },
  {
    what: 'what a schedule carries out',
    prepare: scheduled,
    publish: ({ runDue }) => runDue(),
    audited: 'publish /draft (draft)',
  },
];

/** What is neither published nor stored as a draft: taken away, or without a page of its own. */
const NOT_RENDERED = new Set(['a listing', 'taking a page offline', 'deleting a page', 'taking a domain offline']);

const TABLES = ['pages', 'pageHistory', 'siteDocuments', 'domains', 'draftStates', 'trash', 'outbox'] as const;

async function contentOf(db: Db): Promise<string> {
  const rows = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

/** Reads a table that grows with the pages from end to end, or all of a domain, a collection or a copy. */
const READS_ALL =
  /^SCAN (page(?!Roles)\w*|trash|records?\w*)\b(?!.* INDEX )|^SEARCH page(?!Roles)\w* .*\(((domainId|collection|copy|published)=\?( AND )?)+\)/;

async function scansOf(db: Db, statement: string): Promise<string[]> {
  if (!/^(with|select|insert|update|delete)\b/i.test(statement)) return [];
  const values = (statement.match(/\?/g) ?? []).map(() => '');
  const explained = CompiledQuery.raw(`explain query plan ${statement}`, values);
  const { rows } = await db.executeQuery<{ detail: string }>(explained);
  const scans = rows.filter(({ detail }) => READS_ALL.test(detail));
  return scans.map(({ detail }) => `${detail}: ${statement}`);
}

const auditOf = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('audit').select(['action', 'subject']).execute();
  return rows.map(({ action, subject }) => `${action} ${subject}`);
};

describe.each(EVERY)('publishing $what', ({ what, prepare, publish, audited }) => {
  it('is audited once and delivered, whatever the checks would find', async () => {
    const site = await cast();
    await prepare?.(site);
    await publish(site);
    expect(await auditOf(site.db)).toEqual([audited]);
    const queued = await site.db.selectFrom('outbox').select('path').where('createdAt', '>', ada.at).execute();
    expect(queued.length > 0).toBe(what !== 'a listing');
    expect(site.problems).not.toHaveBeenCalled();
  });

  it.skipIf(!isOnSqlite)('finds by an index what grows with the pages', async () => {
    const site = await cast();
    await savePage(site.db, { _id: 'live' }, { ...page, translationKey: 'alike' }, ada);
    await prepare?.(site);
    const statements = new Set<string>();
    const end = beforeStatements((statement) => statements.add(statement));
    onTestFinished(end);
    await publish(site);
    await translatedPages(site.db, 'alike', 'published');
    end();
    expect((await Promise.all([...statements].map((statement) => scansOf(site.db, statement)))).flat()).toEqual([]);
  });

  it('changes nothing when its transaction fails at the end', async () => {
    const site = await cast();
    await prepare?.(site);
    const content = await contentOf(site.db);
    await site.db.schema.alterTable('audit').renameTo('auditAway').execute();
    await expect(publish(site)).rejects.toThrow('audit');
    expect(await contentOf(site.db)).toBe(content);
  });
});

describe.each(EVERY.filter(({ what }) => !NOT_RENDERED.has(what)))('publishing $what', ({ what, prepare, publish }) => {
  it('changes nothing when it cannot be rendered', async () => {
    const planned: string[] = [];
    const site = await cast(async (_domainId, plan) => {
      planned.push(...plan.map(({ action }) => action));
      throw new AppError('invalid', 'It cannot be rendered');
    });
    await prepare?.(site);
    const content = await contentOf(site.db);
    if (what === 'what a schedule carries out') await publish(site);
    else await expect(publish(site)).rejects.toThrow('It cannot be rendered');
    expect(planned).toEqual(['publish']);
    expect(await contentOf(site.db)).toBe(content);
  });
});

it.each(['a navigation', 'tags'])('names %s as what they are', async (name) => {
  const titles: string[] = [];
  const site = await cast(async (_domainId, plan) => {
    titles.push(...plan.map(({ title }) => title));
    return new Map();
  });
  await EVERY.find(({ what }) => what === name)?.publish(site);
  expect(titles).toEqual([name === 'tags' ? 'Tags' : 'Navigation']);
});

describe('page/publishPage with checks', () => {
  it('renders once, for the checks as well', async () => {
    const renderSet = vi.fn<RenderSet>(async () => new Map());
    const site = await cast(renderSet);
    const posted = { page: { ...page, _id: 'live' }, checks: {} };
    await expect(site.call('page/publishPage', posted)).rejects.toMatchObject({
      validationErrors: ['Something is wrong'],
    });
    expect(renderSet).toHaveBeenCalledOnce();
    expect(await requirePage(site.db, { _id: 'live' })).toMatchObject({ title: '' });
  });
});

describe('what others do while a publish is rendered', () => {
  /** A site where this happens at the first render. */
  async function meanwhile(act: (site: Cast) => Promise<unknown>): Promise<Cast> {
    let isFirst = true;
    const site = await cast(async () => {
      if (isFirst) {
        isFirst = false;
        await act(site);
      }
      return new Map();
    });
    return site;
  }

  it('keeps the redirect of a page that moved, when the site settings go live', async () => {
    const moved = { page: { ...page, _id: 'live', slug: 'moved' } };
    const site = await meanwhile(({ call }) => call('page/publishPage', moved));
    await site.call('siteSettings/publishSiteSettings', { siteSettings: emptySiteDocument('siteSettings', domainId) });
    const { redirects } = await loadSiteDocument(site.db, 'redirects', { domainId }, 'published');
    expect(redirects).toMatchObject([{ from: '/live', to: '/moved' }]);
  });

  it('keeps a navigation that was saved as the draft', async () => {
    const nav = (text: string) => ({
      domainId,
      items: [{ key: 'a', link: { type: 'page' as const, href: '/', text } }],
    });
    const site = await meanwhile(({ call }) => call('site/saveNav', { nav: nav('Saved') }));
    await site.call('site/publishNav', { nav: nav('Published') });
    const text = async (copy: 'draft' | 'published') =>
      (await loadSiteDocument(site.db, 'navigation', { domainId }, copy)).items.map(({ link }) => link.text);
    expect([await text('published'), await text('draft')]).toEqual([['Published'], ['Saved']]);
  });

  it('ends a schedule whose author was disabled', async () => {
    const site = await meanwhile(({ db }) => db.updateTable('users').set({ disabled: 1 }).execute());
    await scheduled(site);
    const content = await contentOf(site.db);
    await site.runDue();
    expect(await contentOf(site.db)).toBe(content);
  });

  it.each([
    ['goes on without a renderer that died', new RendererDied(), true],
    ['refuses what takes too long', new AppError('unavailable', 'The preview took too long'), false],
  ])('%s', async (_, failure, goesOn) => {
    const site = await cast(async () => {
      throw new AppError('unavailable', 'It could not be rendered', { cause: failure });
    });
    const publish = site.call('page/publishPage', { page: { ...page, _id: 'live' } });
    if (goesOn) expect(await publish).toMatchObject({ title: 'Posted' });
    else await expect(publish).rejects.toThrow('It could not be rendered');
  });
});
