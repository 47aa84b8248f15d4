import type { DomainSite } from './plan/domain-site.ts';
import { type Plan, recordOf } from './plan/plan.ts';
import { writtenAddress } from './write/indexes.ts';

/** A sentence about the pages that a start renders again, with the reason if it is another address of the site. */
export function renderedAgain(site: DomainSite, { render, moved }: Plan): string | undefined {
  const again = render.filter((address) => recordOf(site, address)?.trace);
  if (again.length === 0) return undefined;
  const [before, now] = [writtenAddress(site), site.environment().siteUrl];
  const fact = `${counted(again.length)} rendered again`;
  const isMoved = before !== undefined && before !== now;
  const ofMove = isMoved ? again.filter((address) => moved?.has(address)).length : 0;
  if (ofMove === 0) return fact;
  const reason = `because the site's address changed from ${before} to ${now}`;
  return ofMove === again.length ? `${fact} ${reason}` : `${fact}, ${ofMove.toLocaleString('en')} of them ${reason}`;
}

const counted = (pages: number): string => (pages === 1 ? '1 page is' : `${pages.toLocaleString('en')} pages are`);
