import type { SmallerPictures } from './images/smaller-pictures.ts';
import type { DomainSite } from './plan/domain-site.ts';
import { writeSmaller } from './write/smaller-forms.ts';
import { mergeSearch } from './write/write-search.ts';

/** Does what can wait: merges the segments of the search and shortens the manifest, unless `mayGoOn` says no. */
export async function tidy(site: DomainSite, mayGoOn: () => Promise<boolean>): Promise<void> {
  await mergeSearch(site, mayGoOn);
  site.output.note();
  if (await mayGoOn()) site.output.manifest.mend();
}

/** Writes smaller forms of files, which visitors load faster, until `mayGoOn` says no. */
export async function shrink(
  site: DomainSite,
  pictures: SmallerPictures,
  mayGoOn: () => Promise<boolean>,
): Promise<void> {
  await writeSmaller(site, pictures, mayGoOn);
  site.output.note();
  pictures.reportProblems();
}
