const KEY = 'pagewright-lately-used';
const MOST = 8;

/** A command or page that was used; pages are shown from here before they are searched for. */
export interface Used {
  id: string;
  /** Only for a page. */
  page?: { title: string; slug: string };
}

/** What was used last in this browser, the latest first. */
export function latelyUsed(domainId: string): Used[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${KEY} ${domainId}`) ?? '[]');
    return Array.isArray(kept) ? (kept as Used[]) : [];
  } catch {
    return []; // Written by something else: it is only a convenience.
  }
}

export function noteUse(domainId: string, used: Used): void {
  const others = latelyUsed(domainId).filter(({ id }) => id !== used.id);
  localStorage.setItem(`${KEY} ${domainId}`, JSON.stringify([used, ...others].slice(0, MOST)));
}
