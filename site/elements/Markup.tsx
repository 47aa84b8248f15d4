interface MarkupProps {
  /** Trusted markup: rendered by the site itself, or sanitised by `sanitise-rich-text.ts`. */
  html: string;
  className?: string | undefined;
}

/** The one place where markup enters a view as it is. */
export function Markup({ html, className }: MarkupProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
