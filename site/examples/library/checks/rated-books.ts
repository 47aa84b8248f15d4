import { defineCheck } from 'pagewright/extend';

/** A book tip says how good the book is, and nobody tips two books of one title. */
export default defineCheck((page) => {
  const tips = page.contents.filter(({ componentType }) => componentType === 'BookTip');
  const unrated = tips.filter(({ stars }) => !stars);
  const twice = tips.filter(({ title }, index) => tips.findIndex((tip) => tip.title === title) < index);
  return [
    ...unrated.map(({ key, title }) => ({
      ...{ level: 'warning' as const, block: key, field: 'stars' },
      message: `“${String(title)}” has no stars. Say how much we like it.`,
    })),
    ...twice.map(({ key, title }) => ({
      ...{ level: 'error' as const, block: key, field: 'title' },
      message: `“${String(title)}” is on this page twice. Remove one of them.`,
    })),
  ];
});
