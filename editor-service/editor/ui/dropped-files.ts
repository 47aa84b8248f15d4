import type { DragEvent as ReactDragEvent } from 'react';

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

/** The event handlers of an element that takes dropped files; `onOver` is called with whether files are over it. */
export function takingFiles(take: (files: File[]) => void, onOver?: (isOver: boolean) => void) {
  return {
    onDragOver(event: ReactDragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      onOver?.(true);
    },
    onDragLeave: () => onOver?.(false),
    onDrop(event: ReactDragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      onOver?.(false);
      take([...event.dataTransfer.files]);
    },
  };
}

/** Refuses files dropped where no element takes them; the browser would leave the editor and open them instead. */
export function refuseOtherFiles(target: EventTarget): void {
  const refuse = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    if (event.defaultPrevented || !hasFiles(dataTransfer)) return;
    event.preventDefault();
    if (dataTransfer) dataTransfer.dropEffect = 'none';
  };
  target.addEventListener('dragover', refuse);
  target.addEventListener('drop', refuse);
}
