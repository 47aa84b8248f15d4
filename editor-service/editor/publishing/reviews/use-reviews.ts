import { useQuery } from '@tanstack/react-query';
import type { Review } from '#content-store/model/entities/review.ts';
import { ask } from '../../api/client.ts';

/** What is asked of this person, and what they asked, as far as it still stands; with the `_id` of a page, all reviews of it. */
export function useReviews(about?: string) {
  const { data } = useQuery({
    queryKey: ['reviews', about ?? ''],
    queryFn: () => ask('review/list', about === undefined ? {} : { about }),
  });
  const { ofMe = [], mine = [], others = [] } = data ?? {};
  return { ofMe, mine: mine.filter(isStanding), others: others.filter(isStanding), isLoaded: data !== undefined };
}

const isStanding = ({ state }: Review) => state !== 'published' && state !== 'deleted';
