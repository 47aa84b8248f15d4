import { useEditor } from '../../workbench/workbench-context.ts';

/** Announces to screen readers what happened. */
export function Announcer() {
  const announcement = useEditor((state) => state.announcement);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {announcement.text}
    </div>
  );
}
