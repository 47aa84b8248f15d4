import type { AnswersOf, ContentOf } from '../fields/block-definition.ts';
import type { CommonAnswers } from './common-answers.ts';

/** Props of a block's view; one with slots also receives a ReactNode for each. */
export interface BlockProps<D> {
  content: ContentOf<D>;
  answers: AnswersOf<D> & CommonAnswers;
}
