import type { PublishSet } from '../publishing/sets/publish-set.ts';
import type { Ground } from '../runtime/ground.ts';
import { domainHandlers } from './domain-handlers.ts';
import { createPublishedCards } from './hub/hub-cards.ts';
import { hubHandlers } from './hub/hub-handlers.ts';
import { siteDocumentHandlers } from './site-document-handlers.ts';

interface Needs {
  publishSet: PublishSet;
  /** Calls the listener whenever published copies may have changed. */
  onChange: (listener: () => void) => void;
}

/** What exists once per site: its domains, navigation, footer, settings, notices, tags and hubs. */
export function openSite({ db }: Ground, { publishSet, onChange }: Needs) {
  const cards = createPublishedCards(db);
  onChange(cards.forget);
  return {
    calls: {
      ...domainHandlers({ db, publishSet }),
      ...siteDocumentHandlers({ db, publishSet }),
      ...hubHandlers({ db, publishSet, cards }),
    },
  };
}
