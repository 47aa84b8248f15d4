import type { ReactNode } from 'react';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { leaveFor } from './leave.ts';

/** Opens a page of the site, after asking about unsaved changes; a new tab or window is left to the browser. */
export function PageLink({ slug, children }: { slug: string; children: ReactNode }) {
  const workbench = useWorkbench();
  return (
    <a
      href={`/${slug}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        leaveFor(workbench, { kind: 'page', href: `/${slug}` });
      }}
    >
      {children}
    </a>
  );
}
