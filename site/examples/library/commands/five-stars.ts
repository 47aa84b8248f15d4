import { defineCommand } from 'pagewright/editor';

export default defineCommand({
  label: 'Give every book five stars',
  detail: 'On this page',
  words: 'rating tips',
  needsPage: true,
  run: ({ page, setField, say }) => {
    const tips = (page()?.contents ?? []).filter(({ componentType }) => componentType === 'BookTip');
    for (const { key } of tips) setField(key, 'stars', 5);
    say(`${tips.length} books have five stars`);
  },
});
