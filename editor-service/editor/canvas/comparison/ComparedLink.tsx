import type { Link } from '#content-store/model/values/link.ts';
import { type LinkProps, useFieldOwner } from '#site/elements/field-host.ts';
import { linkAttributes } from '#site/elements/link-attributes.ts';
import { Runs } from './ComparedText.tsx';
import { useValueBefore } from './comparison-context.ts';

/** A link with its added and removed words marked, and an outline when its address changed. */
export function ComparedLink({ link, field, className, children }: LinkProps) {
  const before = useValueBefore(useFieldOwner(), field, link) as Partial<Link> | undefined;
  const content = children ?? <Runs before={before?.text ?? ''} after={link.text} />;
  if (!children && link.text === '' && !before?.text) return null;
  if (link.href === '') return <span>{content}</span>;
  const isElsewhere = before?.href !== undefined && before.href !== link.href;
  const { href } = linkAttributes(link);
  return (
    <a
      className={[className, isElsewhere && 'pw-changed'].filter(Boolean).join(' ')}
      href={href}
      title={isElsewhere ? `Led to ${before?.href || 'nowhere'}` : undefined}
    >
      {content}
    </a>
  );
}
