interface MarkupProps {
  /** Trusted markup: rendered by the site itself or sanitised by `sanitise-rich-text.ts`. */
  html: string;
  className?: string | undefined;
}

/** The only place where a view inserts raw markup. */
export function Markup({ html, className }: MarkupProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
