/** True for a click that nothing else handles, and that asks for no other tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
