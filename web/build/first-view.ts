/**
 * Modules of the dashboard's first view and the frame around every page. They share one chunk because a hundred small
 * files would compress worse and load later. Code that only loads after a click is not included.
 */
export const firstView = new RegExp(
  [
    /web\/src\/app\/(shell\/use-(offered-tabs|welcome)|ask-consent|document-title|full-page|offline-slot|page-frame|pages\/public\/not-found-page)/,
    /web\/src\/features\/(speech\/voice-message\/voice-jobs-key|auth\/reset-password\/reset-link)/,
    /web\/src\/features\/(dashboard\/(dashboard-queries|load-trend-bars)|shell\/(welcome-line|use-page-turn|shell|sidebar|mobile-\w+)|profile\/profile-change)/,
    /web\/src\/features\/shell\/(nav-list|nav-item|palette-button|request-count|tabs)\./,
    /web\/src\/features\/food-entries\/(list\/entry-(actions|thumbnail|mutations|row)|list\/recent-entries|edit\/restored-entry|repeat\/use-log-again)/,
    /web\/src\/features\/billing\/upgrade\/(plan-gate|plate-rings-decoration)\.(ts|tsx|module)/,
    /web\/src\/features\/billing\/subscription\/(status-lines|subscription-(card|summary))\.(ts|tsx|module)/,
    /web\/src\/features\/billing\/(format-price|subscription\/billing-dates|checkout\/plan-choice)/,
    /web\/src\/features\/credits\/((balance|balance-card)\.(tsx|module)|credit-queries)/,
    /web\/src\/features\/(referrals\/referral-code-storage|palette\/palette-state|social\/friends\/(friend-queries|use-open-requests))/,
    /web\/src\/features\/(coach\/chat\/(coach-tokens|socket-connection)|dashboard\/charts\/(energy-bar|level-line))/,
    /web\/src\/features\/foods\/(food-source|record-(name|label))/,
    /web\/src\/lib\/(language\/(language|rich-text|translate|insert-elements)|lazy\/(lazy-|missing-)|storage\/create-device-setting|time\/(?!use-local-minute)|push\/(end-push-subscription|reminder-device))/,
    /web\/src\/lib\/offline\/(is-|sign-out-confirmation|new-version|use-online|queued-totals|add-queued-totals)/,
    /web\/src\/ui\/(feedback\/(skeleton-block|clean-plate|cracked-plate|empty-state|error-state|load-failure|query-view|page-spinner|drawn-plate|plate-message)|format\/format-)/,
    /web\/src\/ui\/(nutrition\/(energy-|number-with-unit|macro-(key|row)|meal-icon)|layout\/(logo|page-title)|plate\/plate(-\w+)?\.)/,
    /web\/src\/ui\/(charts\/ruler-bar|motion\/|inputs\/segments|theme\/theme-toggle|interaction\/use-was-shown)/,
    /node_modules\/@smithy\/util-hex-encoding\//,
    /lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|shared)/,
    /@tanstack\/(query-core|react-query)\/build\/modern\/(queryObserver|mutationObserver|useQuery|useBaseQuery|useMutation|QueryClientProvider|IsRestoring|QueryErrorReset|errorBoundary|suspense|queryOptions)/,
    /shared\/(dashboard\/(fill-missing-days|routes|schema)|time\/local-date|nutrition\/values\/nutrients|credits\/(costs|schema|routes)|referrals\/(schema|referral-link))/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
