import { basename } from 'node:path';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { keepImport } from '#content-store/drafts/move-in/import-reports.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import { AppError } from '#content-store/model/error.ts';
import { IMPORTER } from '#content-store/model/people/importer.ts';
import { startDeliveryThread } from '../publishing/for-imports.ts';
import type { Settings } from '../runtime/settings.ts';
import { mediaFrom } from './media-from.ts';
import type { MoveInParts } from './move-in-parts.ts';
import { openToFill, openToTry } from './open-site.ts';
import { inWords, kindOf, whatCame } from './report/in-words.ts';
import { Reporter } from './report/report.ts';

export type ImportWork = (parts: MoveInParts) => Promise<void>;

interface Request {
  from: string;
  media: string | undefined;
  /** The site; needed when there are several. */
  domain: string | undefined;
  /** The name of what is imported, if not its own. */
  source: string | undefined;
  publish: boolean;
  isDryRun: boolean;
}

interface Progress {
  say: (words: string, share: number) => void;
  end: () => void;
}

/**
 * Does an import while the service is stopped, and delivers what was published. A data folder without a site gets an empty
 * one first. A dry run writes nothing, and may run beside the service. Throws AppError `conflict` beside a running service
 * and for a source that may be another one than it was, `invalid` for a request that cannot be done.
 */
export async function importSite(settings: Settings, request: Request, { say, end }: Progress, work: ImportWork) {
  const { from, source: sourceName, publish, isDryRun } = request;
  const source = await mediaFrom(request.media);
  const { db, uploads, close } = await (isDryRun ? openToTry : openToFill)(settings);
  try {
    const domainId = await domainOf(db, request.domain);
    const stamp = { at: new Date().toISOString(), by: IMPORTER };
    const reporter = new Reporter({ from: sourceName ?? basename(from), at: stamp.at, isDryRun });
    const about = { domainId, sourceName, stamp, publish, isDryRun };
    await work({ db, uploads, source, reporter, ...about, say: sayInSteps({ say, end }) });
    end();
    if (!isDryRun) await keepReport(db, domainId, reporter);
    if (publish && !isDryRun) {
      const delivery = startDeliveryThread(settings);
      try {
        await delivery.finish(db, (share) => say('Published files written', share));
      } finally {
        await delivery.close();
      }
      end();
    }
    return { report: reporter.report, words: inWords(reporter.report) };
  } finally {
    await close();
  }
}

/** Editors find the report in the dashboard, under Imports. */
async function keepReport(db: Db, domainId: string, { report, source }: Reporter): Promise<void> {
  if (!source) return;
  await keepImport(
    db,
    { ...source, domainId, source: report.from, at: report.at, summary: whatCame(report).join('\n') },
    report.lost.map((loss) => ({ times: 1, ...loss, kind: kindOf(loss) })),
  );
}

/** A share that falls back begins a step of its own. */
function sayInSteps({ say, end }: Progress): Progress['say'] {
  let before = 0;
  return (words, share) => {
    if (share < before) end();
    before = share;
    say(words, share);
  };
}

async function domainOf(db: Db, wanted: string | undefined): Promise<string> {
  const ids = (await listDomains(db)).map(({ _id }) => _id);
  const [only] = ids;
  if (wanted === undefined && only !== undefined && ids.length === 1) return only;
  if (wanted !== undefined && ids.includes(wanted)) return wanted;
  throw new AppError('invalid', `Which site? --domain names one of ${ids.join(', ')}`);
}
