import type { SearchLanguage } from './language.ts';

const pairLanguage = (name: string, stopPairs = ''): SearchLanguage => {
  const stops = new Set(stopPairs.split(' '));
  return { name, stem: (word) => word, isStopWord: (word) => stops.has(word) };
};

/** Searched by pairs of characters, without those of which most sentences are made. */
export const japanese = pairLanguage(
  'ja',
  'です ます した して する しま まし せん から ので ない ある いる あり おり りま いま って った てい いて れて れた られ には では とは のは との への でき きま こと もの という いう とい いった よう ため など まで より これ それ あれ この その あの また さい くだ ださ',
);
export const chinese = pairLanguage(
  'zh',
  '我们 你们 他们 她们 它们 这个 那个 这些 那些 这里 那里 什么 怎么 没有 一个 可以 就是 不是 都是 也是 还是 但是 因为 所以 如果 或者 并且 以及 进行 通过 對於 我們 你們 他們 這個 那個 這些 什麼 怎麼 沒有 一個 就是 因為',
);

/** Thai, Khmer or Lao, by its tag. */
export const unspacedLanguage = (name: string): SearchLanguage => pairLanguage(name);
