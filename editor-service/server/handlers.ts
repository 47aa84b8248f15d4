import { currentUser } from './accounts/current-user.ts';
import { disableUser } from './accounts/disable-user.ts';
import { forgotPassword } from './accounts/forgot-password.ts';
import { inviteUser } from './accounts/invite-user.ts';
import { showUsers } from './accounts/list-users.ts';
import { logIn } from './accounts/log-in.ts';
import { logOut } from './accounts/log-out.ts';
import { setPassword } from './accounts/set-password.ts';
import { showAudit } from './audit/list-audit.ts';
import type { Handlers } from './calls/call-context.ts';
import { checkPosted } from './checks/check-page.ts';
import { makePublic, storeDomain, withdraw } from './domains/change-domain.ts';
import { loadDomain } from './domains/load-domain.ts';
import { swapActiveDomain } from './domains/swap-active-domain.ts';
import { giveToken } from './forms/give-token.ts';
import { previewSuccessMail } from './forms/preview-success-mail.ts';
import { eraseSubmission, releaseSubmission, showQuarantine } from './forms/quarantine.ts';
import { generateCsv, getSubmissions } from './forms/submission-handlers.ts';
import { submitForm } from './forms/submit-form.ts';
import { filterCareers, filterHub, filterListSelected, loadFilterTags } from './hub/hub-handlers.ts';
import { loadTags, saveTags } from './hub/tag-handlers.ts';
import { retry, showMails } from './mail/mail-handlers.ts';
import { subscribe } from './mailing-list/subscribe.ts';
import { exportSubscribers, showSubscribers } from './mailing-list/subscriber-handlers.ts';
import { removeMedia, showUsage, updateMedia } from './media/change-media.ts';
import { listMedia } from './media/list-media.ts';
import { replaceOriginal, uploadMedia } from './media/upload-media.ts';
import { applyToPage } from './pages/apply-to-page.ts';
import { findSlugHolder } from './pages/check-slug.ts';
import { filterSitemap } from './pages/filter-sitemap.ts';
import { findListing, publishListing } from './pages/listings.ts';
import { loadPage } from './pages/load-page.ts';
import { listHistory, loadRevision, restoreRevision } from './pages/page-history.ts';
import { notePresence } from './pages/presence.ts';
import { publish } from './pages/publish-page.ts';
import { saveDraft } from './pages/save-page.ts';
import { deleteToTrash, restoreFromTrash, showTrash } from './pages/trash.ts';
import { unpublish } from './pages/unpublish-page.ts';
import { usedIn } from './pages/used-in.ts';
import { askReader } from './preview/ask-reader.ts';
import { publishStatus, streamEvents } from './publishing/publish-status.ts';
import { applyToUser, showRoles, storeRole } from './roles/roles.ts';
import { indexPage, querySearch, unindexPage } from './search/search-handlers.ts';
import { loadNotice, publishNotice, saveNotice } from './site-documents/notices.ts';
import { loading, loadingRegion, publishDocument, saveDocument } from './site-documents/site-document-handlers.ts';
import {
  listCategories,
  listRedirects,
  publishSiteSettings,
  saveSiteSettings,
} from './site-documents/site-settings.ts';

/** What answers each call of the contract. */
export const handlers: Handlers = {
  'user/login': logIn,
  'user/me': currentUser,
  'user/logout': logOut,
  'user/forgotPassword': forgotPassword,
  'user/setPassword': setPassword,
  'user/list': showUsers,
  'user/invite': inviteUser,
  'user/disable': disableUser,

  'roles/list': showRoles,
  'roles/save': storeRole,
  'roles/applyToUser': applyToUser,
  'roles/applyToPage': applyToPage,

  'audit/list': showAudit,

  'page/load': loadPage,
  'page/checkSlug': findSlugHolder,
  'page/save': saveDraft,
  'page/check': checkPosted,
  'page/publishPage': publish,
  'page/unpublishPage': unpublish,
  'page/delete': deleteToTrash,
  'page/restore': restoreFromTrash,
  'page/history': listHistory,
  'page/loadRevision': loadRevision,
  'page/restoreRevision': restoreRevision,
  'trash/list': showTrash,
  'page/usedIn': usedIn,
  'page/presence': notePresence,
  'listing/findById': findListing,
  'listing/publishListing': publishListing,

  'page/publishStatus': publishStatus,
  'publish/events': streamEvents,

  'config/loadDomain': loadDomain,
  'config/saveDomain': storeDomain,
  'config/publishDomain': makePublic,
  'config/unpublishDomain': withdraw,
  'config/swapActiveDomain': swapActiveDomain,

  'site/loadNav': loading('navigation'),
  'site/saveNav': ({ nav }, context) => saveDocument('navigation', nav, context),
  'site/publishNav': ({ nav }, context) => publishDocument('navigation', nav, context),
  'site/loadFooter': loading('footer'),
  'site/saveFooter': ({ footer }, context) => saveDocument('footer', footer, context),
  'site/publishFooter': ({ footer }, context) => publishDocument('footer', footer, context),
  'siteSettings/loadSiteSettings': loading('siteSettings'),
  'nav/loadRegionNav': loadingRegion('navigation'),
  'footer/loadRegionFooter': loadingRegion('footer'),
  'siteSettings/saveSiteSettings': saveSiteSettings,
  'siteSettings/publishSiteSettings': publishSiteSettings,
  'redirects/list': listRedirects,
  'categories/list': listCategories,
  'sitemap/filter': filterSitemap,

  'banner/loadBanner': ({ bannerId, domainId }, context) => loadNotice('banner', { _id: bannerId, domainId }, context),
  'banner/saveBanner': ({ banner }, context) => saveNotice('banner', banner, context),
  'banner/publishBanner': ({ banner }, context) => publishNotice('banner', banner, context),
  'acknowledgementBox/loadAcknowledgementBox': ({ acknowledgementBoxId: _id, domainId }, context) =>
    loadNotice('acknowledgementBox', { _id, domainId }, context),
  'acknowledgementBox/saveAcknowledgementBox': ({ acknowledgementBox }, context) =>
    saveNotice('acknowledgementBox', acknowledgementBox, context),
  'acknowledgementBox/publishAcknowledgementBox': ({ acknowledgementBox }, context) =>
    publishNotice('acknowledgementBox', acknowledgementBox, context),

  'reader/ask': askReader,
  'media/list': listMedia,
  'media/upload': uploadMedia,
  'media/update': updateMedia,
  'media/replace': replaceOriginal,
  'media/delete': removeMedia,
  'media/usage': showUsage,

  'hub/filter': filterHub,
  'hub/loadFilterTags': loadFilterTags,
  'hub/loadAllTags': loadTags,
  'tags/fetch': loadTags,
  'tags/save': saveTags,
  'tags/filterListSelected': filterListSelected,
  'careers/filter': filterCareers,
  'search/query': querySearch,
  'search/indexItem': indexPage,
  'search/deleteItem': unindexPage,

  'forms/token': giveToken,
  'forms/submit': submitForm,
  'forms/getSuccessEmailPreview': previewSuccessMail,
  'forms/getSubmissions': getSubmissions,
  'forms/generateCSV': generateCsv,
  'forms/eraseSubmission': eraseSubmission,
  'quarantine/list': showQuarantine,
  'quarantine/release': releaseSubmission,
  'mail/list': showMails,
  'mail/retry': retry,

  'mailchimp/subscribe': subscribe,
  'subscribers/list': showSubscribers,
  'subscribers/generateCSV': exportSubscribers,
};
