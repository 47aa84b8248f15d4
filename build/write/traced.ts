import { pathOfAddress } from '../output/addresses.ts';
import type { Trace } from '../output/manifest.ts';
import { BuildError } from '../plan/build-error.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { retireMedia, writeMedia } from './media.ts';
import type { Run } from './run.ts';

/** A page, or a file of prebuilt data, as it was rendered: its text and what it was made from. */
interface TracedFile {
  kind: 'page' | 'data';
  text: string;
  trace: Trace;
}

/** Writes what was rendered after the media it needs; true when its bytes are new. */
export async function putTraced(site: DomainSite, { kind, text, trace }: TracedFile, run: Run): Promise<boolean> {
  const { output, traces } = site;
  await writeMedia(site, trace.media, run);
  const path = pathOfAddress(trace.address);
  const before = output.manifest.records.get(path);
  const record = { path, kind, trace };
  const isNew = output.put(record, text);
  if (before) traces.remove(before);
  traces.add({ ...record, hash: '', size: 0 });
  retireMedia(site, before?.trace, run);
  return isNew;
}

/** Removes a page or a data file with what is known of it; true when there was one. */
export function removeTraced(site: DomainSite, address: string, run: Run): boolean {
  site.failed.delete(address);
  const record = site.output.manifest.records.get(pathOfAddress(address));
  if (!record) return false;
  site.traces.remove(record);
  site.output.remove(record.path);
  retireMedia(site, record.trace, run);
  return true;
}

/** Renders and writes one file; when that fails, the present one stays, and the failure is reported. */
export async function attempt(site: DomainSite, address: string, run: Run, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    site.failed.delete(address);
  } catch (error) {
    site.failed.add(address);
    const failure = error instanceof BuildError ? error : new BuildError(address, error);
    run.result.failures.push(failure.toFailure(site.domainId));
  }
}
