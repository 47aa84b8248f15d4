import type { Link } from '#content-store/model/values/link.ts';
import { useIsEditing } from '../elements/field-host.ts';
import { LinkElement } from '../elements/LinkElement.tsx';
import { SocialIcon } from '../elements/SocialIcon.tsx';

/** LinkedIn's icon: shown to visitors only if it has a link, to editors always. */
export function LinkedInLink({ link }: { link: Link }) {
  const isEditing = useIsEditing();
  if (link.href === '' && !isEditing) return null;
  return (
    <LinkElement field="header.linkedIn" className="round" link={{ ...link, type: 'external' }}>
      <SocialIcon network="linkedIn" />
      <span className="visually-hidden">LinkedIn</span>
    </LinkElement>
  );
}
