import { type ComponentType, lazy, Suspense } from 'react';
import type { Task } from '../store/state/dialog.ts';

const tasks: Record<Task, ComponentType> = {
  newPage: lazy(() => import('../pages/NewPageDialog.tsx').then(({ NewPageDialog }) => ({ default: NewPageDialog }))),
  config: lazy(() => import('./ConfigDialog.tsx').then(({ ConfigDialog }) => ({ default: ConfigDialog }))),
  siteSettings: lazy(() =>
    import('./SiteSettingsDialog.tsx').then(({ SiteSettingsDialog }) => ({ default: SiteSettingsDialog })),
  ),
  pageSettings: lazy(() =>
    import('./PageSettingsDialog.tsx').then(({ PageSettingsDialog }) => ({ default: PageSettingsDialog })),
  ),
  dashboard: lazy(() => import('./DashboardDialog.tsx').then(({ DashboardDialog }) => ({ default: DashboardDialog }))),
  library: lazy(() => import('./LibraryDialog.tsx').then(({ LibraryDialog }) => ({ default: LibraryDialog }))),
};

/** The dialog of a whole task, fetched when somebody opens it. */
export function TaskDialog({ task }: { task: Task }) {
  const Dialog = tasks[task];
  return (
    <Suspense>
      <Dialog />
    </Suspense>
  );
}
