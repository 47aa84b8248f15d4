import { MAX_PARTS } from '#content-store/model/entities/page-ref.ts';
import type { HubFilter } from '#content-store/model/hub/hub.ts';
import { hubFolder, hubIndexAddress, hubPartAddress } from '#content-store/model/hub/hub-index.ts';
import type { Questions } from '#content-store/model/published/reader.ts';
import { type HubFile, hubFiles } from '#site/content/hub-files.ts';
import { pathOfAddress } from '../output/addresses.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { isUpToDate, type Plan, recordOf } from '../plan/plan.ts';
import { recordingReader } from '../plan/recording-reader.ts';
import { mayConcern, type Scope } from '../plan/scope.ts';
import { topicsOfFilter } from '../plan/topics.ts';
import { mediaIn } from '../render/media-in.ts';
import type { Run } from './run.ts';
import { attempt, putTraced, removeTraced } from './traced.ts';

/** Writes the data files of the hubs that pages show: those whose answers changed, and missing ones. */
export async function writeHubs(site: DomainSite, { data }: Plan, scope: Scope, run: Run): Promise<void> {
  const stale = new Set(data);
  for (const [folder, filter] of hubsIn(site, 'hub')) {
    const isKnown = recordOf(site, hubIndexAddress(folder)) !== undefined;
    const hasStale = data.some((address) => address.startsWith(`${folder}/`));
    if (isKnown && !hasStale && !mayConcern(scope, topicsOfFilter(filter))) continue;
    const { answer } = await run.answers.ask('hubIndex', { filter });
    for (const file of hubFiles(filter, answer.parts)) {
      const needed = scope.kind === 'complete' || stale.has(file.address) || !isThere(site, file.address, scope, run);
      if (needed) await attempt(site, file.address, run, () => writeFile(site, file, run));
    }
    removeParts(site, folder, run, answer.parts);
  }
}

/** Removes the data of hubs that no page shows. */
export function removeHubs(site: DomainSite, run: Run): void {
  const shown = hubsIn(site, 'hub');
  for (const folder of hubsIn(site, 'hubIndex').keys()) {
    if (shown.has(folder)) continue;
    removeTraced(site, hubIndexAddress(folder), run);
    removeParts(site, folder, run);
  }
}

async function writeFile(site: DomainSite, { address, render }: HubFile, run: Run): Promise<void> {
  const { reader, reads } = recordingReader(run.answers);
  const text = JSON.stringify(await render(reader));
  const media = await mediaIn(text, reader);
  const trace = { address, compileId: run.compiled.compileId, ...reads(), media };
  await putTraced(site, { kind: 'data', text, trace }, run);
}

function isThere(site: DomainSite, address: string, scope: Scope, run: Run): boolean {
  const record = recordOf(site, address);
  return scope.kind === 'start' ? isUpToDate(site, record, run.compiled.compileId) : record?.trace !== undefined;
}

/** The hubs about which a page (or data file) asked this question: folder → filter. */
function hubsIn(site: DomainSite, kind: 'hub' | 'hubIndex'): Map<string, HubFilter> {
  const filters = Array.from(site.traces.questionsOfKind(kind), (key) => {
    const [, { filter }] = JSON.parse(key) as [string, Questions['hub' | 'hubIndex']['input']];
    return [hubFolder(filter), filter] as const;
  });
  return new Map(filters.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Removes the parts of a hub for every number of parts except the current one. */
function removeParts(site: DomainSite, folder: string, run: Run, except?: number): void {
  for (let parts = 1; parts <= MAX_PARTS; parts *= 2) {
    const isPresent = site.output.manifest.records.has(pathOfAddress(hubPartAddress(folder, 0, parts)));
    if (parts === except || !isPresent) continue;
    for (let part = 0; part < parts; part += 1) removeTraced(site, hubPartAddress(folder, part, parts), run);
  }
}
