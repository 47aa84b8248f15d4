/** The only place where a view inserts raw markup: rendered by the site itself or sanitised (`sanitise-rich-text.ts`). */
export function Markup({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
