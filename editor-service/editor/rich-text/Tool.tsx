import type { IconComponent } from '../ui/icons.ts';

interface ToolProps {
  icon: IconComponent;
  label: string;
  /** Keys that do the same. */
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  opens?: 'dialog';
  onClick: () => void;
}

/** A button of the toolbar of a text. Pressing it with a pointer leaves the focus in the text. */
export function Tool({ icon: Icon, label, keys, isPressed, isDisabled = false, opens, onClick }: ToolProps) {
  return (
    <button
      type="button"
      data-tool=""
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isPressed}
      aria-haspopup={opens}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
