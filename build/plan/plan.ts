import {
  addressOfPath,
  addressOfSlug,
  fixedAddresses,
  isDataAddress,
  pathOfAddress,
  slugOfAddress,
} from '../output/addresses.ts';
import type { OutputRecord } from '../output/manifest.ts';
import { answerIn } from '../output/trace.ts';
import { type AnswerBook, questionKey } from './answer-book.ts';
import type { DomainSite } from './domain-site.ts';
import { slugsIn } from './topics.ts';

/** What a rebuild has to do, as addresses. */
export interface Plan {
  render: string[];
  remove: string[];
  /** Prebuilt data whose answers changed; rendering the pages shows whether it is still needed. */
  data: string[];
  /** Those of which only the environment is different: mostly the site's address, which their words do not contain. */
  moved?: ReadonlySet<string>;
}

/** After a change: the pages for which the answer to a question with one of its topics is different now. */
export async function planChange(site: DomainSite, answers: AnswerBook, topics: ReadonlySet<string>): Promise<Plan> {
  const stale = new Set(site.failed);
  for (const address of newAddresses(site, topics)) stale.add(address);
  for (const address of await outdated(site, answers, site.traces.questionsAbout(topics))) stale.add(address);
  return sortOut(site, stale);
}

/** After a start: whatever changed since the last run in the content, the compile or the files of `dist`. */
export async function planCatchUp(site: DomainSite, answers: AnswerBook, compileId: string): Promise<Plan> {
  const all = allAddresses(site);
  const stale = new Set([...all].filter((address) => !isUpToDate(site, recordOf(site, address), compileId)));
  const environment = questionKey('environment', {});
  const others = [...site.traces.questions()].filter((question) => question !== environment);
  for (const address of await outdated(site, answers, others)) stale.add(address);
  const moved = (await outdated(site, answers, [environment])).filter((address) => !stale.has(address));
  return { ...sortOut(site, [...stale, ...moved]), moved: new Set(moved) };
}

/** For a complete build: every page. */
export const planComplete = (site: DomainSite): Plan => sortOut(site, allAddresses(site));

/** The pages and data files with a recorded answer that differs from the current one. */
async function outdated(site: DomainSite, answers: AnswerBook, questions: Iterable<string>): Promise<string[]> {
  const addresses: string[] = [];
  for (const question of questions) {
    const hash = await answers.hashOf(question);
    for (const path of site.traces.pagesThatAsked(question)) {
      const trace = site.output.manifest.records.get(path)?.trace;
      if (trace && answerIn(trace, question) !== hash) addresses.push(trace.address);
    }
  }
  return addresses;
}

function newAddresses(site: DomainSite, topics: ReadonlySet<string>): string[] {
  return slugsIn(topics)
    .map(addressOfSlug)
    .filter((address) => !recordOf(site, address));
}

function allAddresses(site: DomainSite): Set<string> {
  const wanted = Array.from(site.content.slugs(), addressOfSlug);
  const present = pageAddresses(site);
  return new Set([...fixedAddresses(site.domainId), ...wanted, ...present]);
}

/** Addresses of the pages in `dist`; a page whose first write was interrupted has a record but no trace. */
export function pageAddresses({ output }: DomainSite): string[] {
  const pages = [...output.manifest.records.values()].filter(({ kind }) => kind === 'page');
  return pages.map(({ path }) => addressOfPath(path));
}

/** True when a file is intact and was rendered by the present compile. */
export function isUpToDate(site: DomainSite, record: OutputRecord | undefined, compileId: string): boolean {
  if (record?.trace?.compileId !== compileId || !site.output.isIntact(record)) return false;
  return record.trace.address !== '/404' || hasHeaders(site);
}

/** `_headers` is written together with the page `/404`. */
function hasHeaders({ output }: DomainSite): boolean {
  const record = output.manifest.records.get('_headers');
  return record !== undefined && output.isIntact(record);
}

/** Splits addresses into existing pages (to render), deleted pages (to remove) and data. */
function sortOut(site: DomainSite, addresses: Iterable<string>): Plan {
  const plan: Plan = { render: [], remove: [], data: [] };
  for (const address of [...addresses].sort()) {
    if (isDataAddress(address)) plan.data.push(address);
    else if (isWanted(site, address)) plan.render.push(address);
    else if (!isDamaged(site, recordOf(site, address))) plan.remove.push(address);
  }
  return plan;
}

const isWanted = ({ content, domainId }: DomainSite, address: string): boolean =>
  fixedAddresses(domainId).includes(address) || content.idAt(slugOfAddress(address)) !== undefined;

/** A page whose published file cannot be read keeps its present output. */
const isDamaged = (site: DomainSite, record: OutputRecord | undefined): boolean =>
  site.problems.has(record?.trace?.source ?? '');

/** The manifest's record of the file at an address. */
export const recordOf = (site: DomainSite, address: string): OutputRecord | undefined =>
  site.output.manifest.records.get(pathOfAddress(address));
