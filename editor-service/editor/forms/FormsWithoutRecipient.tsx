import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { ask } from '../api/client.ts';
import { PageLink } from '../saving/leaving/PageLink.tsx';
import styles from '../ui/table/Dashboard.module.css';

/** The key of its query. */
export const WITHOUT_RECIPIENT = ['submissions', 'without recipient'];

/** Lists the live forms whose submissions are emailed to no one, with links to their pages. */
export function FormsWithoutRecipient() {
  const { data } = useQuery({
    queryKey: WITHOUT_RECIPIENT,
    queryFn: () => ask('forms/getWithoutRecipient', {}),
  });
  if (!data || data.forms.length === 0) return null;
  return (
    <div role="note" className={styles.warning}>
      <TriangleAlert size={16} aria-hidden />
      <div>
        These forms have no recipient, so submissions are kept here but not emailed to anyone. Enter a recipient and
        subject on each page, then publish it.
        <ul>
          {data.forms.map(({ pageId, address, title, identifier }) => (
            <li key={`${pageId} ${identifier}`}>
              {identifier} on <PageLink slug={address}>{title || `/${address}`}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
