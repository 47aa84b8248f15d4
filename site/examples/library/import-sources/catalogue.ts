import { readFile } from 'node:fs/promises';
import { defineImportSource } from 'pagewright/extend';

interface Book {
  isbn: string;
  title: string;
  author: string;
  about: string;
}

/** A page for each book of the catalogue, which the library's old program writes as JSON. */
export default defineImportSource({
  usage: 'FILE.json',
  read: async function* ([file = '']) {
    for (const { isbn, title, author, about } of JSON.parse(await readFile(file, 'utf8')) as Book[]) {
      yield {
        id: isbn,
        address: `books/${title}`,
        title,
        author,
        html: `<p>${about}</p>`,
        tags: ['Content type:Book'],
      };
    }
  },
});
