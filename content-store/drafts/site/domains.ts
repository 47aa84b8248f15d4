import type { Domain } from '../../model/entities/domain.ts';
import { AppError } from '../../model/error.ts';
import { domainPath } from '../../model/published/published-path.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { queueDelivery } from '../database/outbox.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { remembered } from '../database/remembered.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';

/** All domains, by id. There are few, so every lookup reads them all. */
export const listDomains = (db: Db, copy: Copy = 'draft'): Promise<readonly Domain[]> => knownDomains(db, copy);

const knownDomains = remembered(async (db, copy: Copy) => {
  const rows = await domainRows(db, { copy });
  return rows.map((row) => JSON.parse(row.document) as Domain);
});

const domainRows = preparedQuery((db, value: ValueOf<{ copy: Copy }>) =>
  db.selectFrom('domains').where('copy', '=', value('copy')).select('document').orderBy('id'),
);

/** The domain with this id, or undefined. */
export async function domainById(db: Db, id: string, copy: Copy = 'draft'): Promise<Domain | undefined> {
  return (await listDomains(db, copy)).find((domain) => domain._id === id);
}

/** The domain with this hostname (without port), or undefined. */
export async function domainByHostname(db: Db, hostname: string, copy: Copy = 'draft'): Promise<Domain | undefined> {
  return (await listDomains(db, copy)).find((domain) => domain.hostnames.includes(hostname.toLowerCase()));
}

/** Adds or changes a domain, except `published`. Throws AppError `conflict` when another has one of its hostnames. */
export function saveDomain(db: Db, domain: Domain, stamp: Stamp): Promise<Domain> {
  return transact(db, async (transaction) => {
    const domains = await listDomains(transaction);
    requireFreeHostnames(domains, domain);
    const stored = domains.find(({ _id }) => _id === domain._id);
    const saved = { ...domain, published: stored?.published ?? false };
    await writeDomain(transaction, saved, 'draft', stamp);
    return saved;
  });
}

/** Saves the domain and makes it public. */
export function publishDomain(db: Db, domain: Domain, stamp: Stamp): Promise<Domain> {
  return transact(db, async (transaction) => {
    const published = { ...(await saveDomain(transaction, domain, stamp)), published: true };
    await writeDomain(transaction, published, 'draft', stamp);
    await writeDomain(transaction, published, 'published', stamp);
    await queueDelivery(transaction, { domainId: domain._id, path: domainPath(domain._id) }, stamp.at);
    return published;
  });
}

/** Unpublishes a domain. Throws AppError `not-found`, or `conflict` for the last published one. */
export function unpublishDomain(db: Db, id: string, stamp: Stamp): Promise<Domain> {
  return transact(db, async (transaction) => {
    const domain = await domainById(transaction, id);
    if (!domain) throw new AppError('not-found', 'This domain could not be found');
    const others = (await listDomains(transaction, 'published')).filter(({ _id }) => _id !== id);
    if (others.length === 0) throw new AppError('conflict', 'The last published domain cannot be unpublished');
    const unpublished = { ...domain, published: false };
    await writeDomain(transaction, unpublished, 'draft', stamp);
    await transaction.deleteFrom('domains').where('id', '=', id).where('copy', '=', 'published').execute();
    await queueDelivery(transaction, { domainId: id, path: domainPath(id) }, stamp.at);
    return unpublished;
  });
}

function requireFreeHostnames(domains: readonly Domain[], domain: Domain) {
  for (const other of domains) {
    const shared = other.hostnames.find((hostname) => domain.hostnames.includes(hostname));
    if (other._id !== domain._id && shared) {
      throw new AppError('conflict', `The hostname ${shared} belongs to ${other.name}`);
    }
  }
}

async function writeDomain(db: Db, domain: Domain, copy: Copy, { at, by }: Stamp) {
  const row = { id: domain._id, copy, updatedAt: at, updatedBy: by, document: stableJson(domain) };
  await putDomain(db, row);
}

const putDomain = preparedUpsert('domains', { key: ['id', 'copy'] });
