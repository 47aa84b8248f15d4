/** Types in the first text of what is selected on the page, and goes on there; false if that has none. */
export function typeOnPage(typed: string): boolean {
  const page = document.querySelector<HTMLIFrameElement>('#canvas')?.contentWindow;
  return page?.pagewrightType?.(typed) === true;
}
