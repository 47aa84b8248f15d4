import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const TOOLS = '[data-tool]:not(:disabled)';

/**
 * Makes a toolbar a single Tab stop (ARIA authoring practices): arrow keys, Home and End go from tool to tool.
 * Returns the handler of its keys. Tools have `data-tool`; what is open inside the toolbar keeps its own stops.
 */
export function useRoving(toolbar: RefObject<HTMLElement | null>): (event: ReactKeyboardEvent) => void {
  const current = useRef<HTMLElement | null>(null);
  const toolsOf = () => [...(toolbar.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];

  // After every render: tools come and go as the caret moves.
  useLayoutEffect(() => {
    const tools = toolsOf();
    const stop = tools.find((tool) => tool === current.current) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  });

  return (event) => {
    const tools = toolsOf();
    const at = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
    if (at < 0) return;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
    const tool = next === undefined ? undefined : tools.at(next % tools.length);
    if (!tool) return;
    event.preventDefault();
    for (const each of tools) each.tabIndex = each === tool ? 0 : -1;
    current.current = tool;
    tool.focus();
  };
}
