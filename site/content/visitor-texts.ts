/** What the service says to visitors, and how its placeholders are filled. */
export { filled } from '../texts/filled.ts';
export { textsIn } from '../texts/texts-in.ts';
