import type { Page } from '../../model/entities/page.ts';
import { sectionIdsIn } from '../../model/entities/section.ts';
import { AppError } from '../../model/error.ts';
import type { Db } from '../database/open-database.ts';
import { pageById } from './find-page.ts';

/** Throws AppError `invalid` when a section would contain itself, directly or through other sections. */
export async function requireNoCircle(db: Db, section: Page): Promise<void> {
  const seen = new Set<string>();
  const visit = async (contents: unknown, through: readonly string[]): Promise<void> => {
    for (const _id of sectionIdsIn(contents)) {
      if (_id === section._id) throw circle(section.title, through);
      if (seen.has(_id)) continue;
      seen.add(_id);
      const inner = await pageById(db, { _id, domainId: section.domainId, collection: 'sections' });
      if (inner) await visit(inner.contents, [...through, inner.title]);
    }
  };
  await visit(section.contents, []);
}

function circle(name: string, through: readonly string[]): AppError {
  const way = through.length === 0 ? '' : ` through ${through.map((title) => `“${title}”`).join(' and ')}`;
  const message = `The section “${name}” cannot contain itself${way}. Remove it from its own contents.`;
  return new AppError('invalid', message, { validationErrors: [message] });
}
