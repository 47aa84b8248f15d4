import type { ReactNode } from 'react';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { leaveFor } from './leave.ts';

interface PageLinkProps {
  slug: string;
  /** The version to open: of a release, or null for the draft; absent: as is open now. */
  release?: string | null;
  children: ReactNode;
}

/** Opens a page of the site, after asking about unsaved changes; a new tab or window is left to the browser. */
export function PageLink({ slug, release, children }: PageLinkProps) {
  const workbench = useWorkbench();
  return (
    <a
      href={`/${slug}${release ? `?release=${release}` : ''}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        leaveFor(workbench, { kind: 'page', href: `/${slug}`, ...(release !== undefined && { release }) });
      }}
    >
      {children}
    </a>
  );
}
