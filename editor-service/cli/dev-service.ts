import '#build/require-node.mjs';
import { runService } from '../run-service.ts';
import { EDITOR } from './editor-program.ts';

const { openDevSite } = await import('#build/dev-site/open-dev-site.ts');
const { siteFolder } = await import('#build/site-folder/site-folder.mjs');

// The service of `npm run dev`: pages and the editor's canvas are rendered from their sources.
runService({ openDevSite: (onUpgrade) => openDevSite(siteFolder(), EDITOR, onUpgrade) });
