import type { LucideIcon } from 'lucide-react';

interface ToolProps {
  icon: LucideIcon;
  label: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button of the toolbar of a text. Pressing it with a pointer leaves the focus in the text. */
export function Tool({ icon: Icon, label, isPressed, isDisabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      data-tool=""
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
