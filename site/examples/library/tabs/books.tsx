import { askRoute, defineTab, type EditorContext } from 'pagewright/editor';
import { type FormEvent, useState } from 'react';

interface Book {
  title: string;
  stars: number;
}

export default defineTab({ name: 'Books', words: 'tips rating library', Panel: Books });

/** The books that a published page tips. */
function Books({ editor }: { editor: EditorContext }) {
  const [slug, setSlug] = useState(editor.page()?.slug ?? '');
  const [books, setBooks] = useState<readonly Book[]>([]);
  const [problem, setProblem] = useState('');

  function show(event: FormEvent) {
    event.preventDefault();
    askRoute<{ books: Book[] }>('books', { page: slug }).then(
      (answer) => {
        setBooks(answer.books);
        setProblem('');
      },
      (error: Error) => setProblem(error.message),
    );
  }

  return (
    <>
      <form onSubmit={show}>
        <label>
          Address of the page <input value={slug} onChange={(event) => setSlug(event.target.value)} />
        </label>{' '}
        <button type="submit">Show its books</button>
      </form>
      <p role="status">{problem || `${books.length} books`}</p>
      {books.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Stars</th>
            </tr>
          </thead>
          <tbody>
            {books.map(({ title, stars }) => (
              <tr key={title}>
                <td>{title}</td>
                <td>{stars}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
