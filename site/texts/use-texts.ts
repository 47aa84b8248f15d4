import { type ComponentType, createContext, createElement, useContext } from 'react';
import * as first from '#own/texts.ts';
import type { Catalogue } from '../words/catalogue.ts';

/** Words in a language (BCP 47); those of an island have only the groups that it uses. */
export type PageWords = { language: string; home?: string } & Partial<Catalogue>;

/** The words of the page around a view; without them, those of the site's first language. */
export const WordsContext = createContext<PageWords | undefined>(undefined);

/** The language of the page around a view (BCP 47). */
export const useLanguage = (): string => useContext(WordsContext)?.language ?? first.language;

/** The home page in the language of the page around a view. */
export const useHome = (): string => useContext(WordsContext)?.home ?? '/';

/** A hook for a group of words. Those of islands are modules of their own, so that a script contains only what it uses. */
export function hookFor<Group extends keyof Catalogue>(group: Group, inFirst: Catalogue[Group]) {
  return function useTexts() {
    return useContext(WordsContext)?.[group] ?? inFirst;
  };
}

export const useCardTexts = /* @__PURE__ */ hookFor('card', first.card);
export const useFrameTexts = /* @__PURE__ */ hookFor('frame', first.frame);
export const useNoticeTexts = /* @__PURE__ */ hookFor('notice', first.notice);
export const useFactTexts = /* @__PURE__ */ hookFor('fact', first.fact);
export const useEmploymentTexts = /* @__PURE__ */ hookFor('employment', first.employment);
export const useCourseTexts = /* @__PURE__ */ hookFor('course', first.course);

/** An island that may be handed the words of its page; without them it has those of what is around it. */
export function withWords<Props extends object>(View: ComponentType<Props>) {
  return function Spoken({ words, ...props }: Props & { words?: PageWords | undefined }) {
    const inside = createElement(View, props as unknown as Props);
    return words ? createElement(WordsContext, { value: words }, inside) : inside;
  };
}
