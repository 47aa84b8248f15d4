import { useEditor } from '../workbench/workbench-context.ts';

/** Speaks what happened to those who do not see it. */
export function Announcer() {
  const announcement = useEditor((state) => state.announcement);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {announcement.text}
    </div>
  );
}
