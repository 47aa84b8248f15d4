/** By their names, in whose order they run; a migration that has been released is never changed. */

export * as '0001-spine' from './migrations/0001-spine.ts';
export * as '0002-one-time-links' from './migrations/0002-one-time-links.ts';
export * as '0003-people' from './migrations/0003-people.ts';
export * as '0004-forms' from './migrations/0004-forms.ts';
export * as '0006-media-library' from './migrations/0006-media-library.ts';
export * as '0007-cards' from './migrations/0007-cards.ts';
export * as '0008-content-changes' from './migrations/0008-content-changes.ts';
export * as '0009-lighter-floods' from './migrations/0009-lighter-floods.ts';
export * as '0010-unlisted-cards' from './migrations/0010-unlisted-cards.ts';
export * as '0011-sets-and-schedules' from './migrations/0011-sets-and-schedules.ts';
export * as '0012-page-entries' from './migrations/0012-page-entries.ts';
export * as '0013-patterns' from './migrations/0013-patterns.ts';
export * as '0014-named-versions' from './migrations/0014-named-versions.ts';
export * as '0015-media-folders' from './migrations/0015-media-folders.ts';
export * as '0016-preview-links' from './migrations/0016-preview-links.ts';
export * as '0018-status-by-content' from './migrations/0018-status-by-content.ts';
export * as '0020-several-instances' from './migrations/0020-several-instances.ts';
export * as '0022-api-tokens' from './migrations/0022-api-tokens.ts';
export * as '0023-webhook-messages' from './migrations/0023-webhook-messages.ts';
export * as '0024-import-reports' from './migrations/0024-import-reports.ts';
export * as '0025-site-id' from './migrations/0025-site-id.ts';
export * as '0026-blocks-of-forms' from './migrations/0026-blocks-of-forms.ts';
export * as '0027-import-sources' from './migrations/0027-import-sources.ts';
export * as '0028-schedules-in-steps' from './migrations/0028-schedules-in-steps.ts';
export * as '0029-publish-requests' from './migrations/0029-publish-requests.ts';
export * as '0030-names-and-devices' from './migrations/0030-names-and-devices.ts';
