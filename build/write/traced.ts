import { pathOfAddress } from '../output/addresses.ts';
import type { Trace } from '../output/trace.ts';
import { BuildError } from '../plan/build-error.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { retireMedia, writeMedia } from './media.ts';
import type { Run } from './run.ts';

/** A rendered page or file of prebuilt data, with its trace. */
interface TracedFile {
  kind: 'page' | 'data';
  text: string;
  trace: Trace;
}

/** Writes the media a rendered file needs, then the file itself; true when its bytes are new. */
export async function putTraced(site: DomainSite, { kind, text, trace }: TracedFile, run: Run): Promise<boolean> {
  const { output, traces } = site;
  await writeMedia(site, trace.media, run);
  const path = pathOfAddress(trace.address);
  const before = output.manifest.records.get(path);
  const record = { path, kind, trace };
  const isNew = output.put(record, text);
  traces.replace(before, { ...record, hash: '', size: 0 });
  retireMedia(site, before?.trace, run);
  return isNew;
}

/** Removes a page or data file and its trace; true when it existed. */
export function removeTraced(site: DomainSite, address: string, run: Run): boolean {
  site.failed.delete(address);
  const record = site.output.manifest.records.get(pathOfAddress(address));
  if (!record) return false;
  site.traces.remove(record);
  site.output.remove(record.path);
  retireMedia(site, record.trace, run);
  return true;
}

/** Renders and writes one file; on failure the present file is kept and the failure reported. */
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
