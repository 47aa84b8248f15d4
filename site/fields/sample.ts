const sentences = 'Two or three plain sentences. Say what it is, who it is for, and what happens next.';

/** The words that samples of blocks share. */
export const SAMPLE = {
  heading: 'A heading that says the main thing',
  sentences,
  text: `<p>${sentences}</p>`,
  link: { text: 'Read more' },
} as const;
