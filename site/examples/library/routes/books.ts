import { defineRoute, Refusal, z } from 'pagewright/extend';

/** The books that a published page tips: `/api/own/books?page=tips`. */
export default defineRoute({
  method: 'GET',
  access: 'public',
  payload: z.object({ page: z.string().max(200) }),
  answer: async ({ page: slug }, { reader }) => {
    const page = await reader.ask('page', { slug });
    if (!page) throw new Refusal('not-found', 'No page is published at this address');
    const tips = page.contents.filter(({ componentType }) => componentType === 'BookTip');
    return { books: tips.map(({ title, stars }) => ({ title, stars })) };
  },
});
