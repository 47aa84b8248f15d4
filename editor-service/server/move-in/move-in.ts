import type { Ground } from '../runtime/ground.ts';
import { importHandlers } from './import-handlers.ts';
import type { importSite as ImportSite, ImportWork } from './import-site.ts';

export type { ImportWork };

/** What imports from elsewhere lost, for the editor. The imports themselves are commands. */
export const openMoveIn = ({ db }: Ground) => ({ calls: importHandlers(db) });

/** An import, loaded when a command runs it: nothing else needs its readers. */
export const importSite: typeof ImportSite = async (...given) =>
  (await import('./import-site.ts')).importSite(...given);

/** What reads each kind of source, likewise. */
export const sources = {
  wordpress: async (file: string): Promise<ImportWork> => {
    const { importWordpress } = await import('./import-wordpress.ts');
    return (parts) => importWordpress(file, parts);
  },
  markdown: async (folder: string): Promise<ImportWork> => {
    const { importMarkdown } = await import('./import-markdown.ts');
    return (parts) => importMarkdown(folder, parts);
  },
  /** Throws AppError `invalid` for a mapping that is none. */
  csv: async (file: string, mappingText: string): Promise<ImportWork> => {
    const { importCsv, readMapping } = await import('./import-csv.ts');
    const mapping = readMapping(mappingText);
    return (parts) => importCsv(file, mapping, parts);
  },
};
