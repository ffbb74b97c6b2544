/**
 * What the dashboard shows first, and every page around it: together, since a hundred small files would be packed worse
 * and fetched later. What only a press opens stays out.
 */
export const firstView = new RegExp(
  [
    /web\/src\/app\/(ask-consent|document-title|full-page|offline-slot|page-frame|pages\/not-found-page)/,
    /web\/src\/(ui\/page-title|lib\/speech\/voice-jobs-key|features\/auth\/reset-link)/,
    /web\/src\/features\/shell\/(nav-list|nav-item|palette-button|request-count|tabs)\./,
    /web\/src\/features\/food-entries\/(entry-(actions|mark|mutations|row)|recent-entries|restored-entry)/,
    /web\/src\/features\/billing\/(gate|rims|status-lines|subscription-(card|summary))\.(ts|tsx|module)/,
    /web\/src\/features\/credits\/(balance|balance-card)\.(tsx|module)/,
    /web\/src\/lib\/(language\/(language|rich-text|translate|with-parts)|referrals\/kept-code|credits\/credit-queries|palette|social\/(friend-queries|use-open-requests)|when-somebody-acts)/,
    /web\/src\/lib\/(offline\/(is-|leaving|log-entry|new-version|use-online|waiting-count|with-waiting)|push\/(forget-push|reminded-here)|time\/)/,
    /web\/src\/lib\/(billing\/(billing-dates|format-price|plan-choice)|coach\/(coach-tokens|this-window))/,
    /web\/src\/ui\/(bone|clean-plate|cracked-plate|document-title|empty-plate|energy-|error-plate|figure|food-source|format-)/,
    /web\/src\/ui\/(lazy-part|level-line|load-failure|missing-part|logo|macro-(key|row)|meal-mark|page-spinner|plate(-\w+)?\.|record-name|ruler-bar)/,
    /web\/src\/ui\/(segments|theme-toggle|use-opened|drawn-plate)/,
    /lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|shared)/,
    /@tanstack\/(query-core|react-query)\/build\/modern\/(queryObserver|mutationObserver|useQuery|useBaseQuery|useMutation|QueryClientProvider|IsRestoring|QueryErrorReset|errorBoundary|suspense|queryOptions)/,
    /shared\/(dashboard\/summed-days|time\/local-date|nutrition\/nutrients|credits\/(costs|schema|routes)|referrals\/(schema|referral-link))/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
