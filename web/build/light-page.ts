/**
 * Modules that both the light page (`web/auth.html`) and the app's first view need. They share one chunk, so that the
 * light page loads none of the app's other code.
 */
export const lightPage = new RegExp(
  [
    /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/,
    /web\/src\/styles\/(?!mantine)/,
    /web\/src\/lib\/(language\/(language|rich-text|translate|insert-elements)|client-errors\/watch|session\/password-length)/,
    /web\/src\/lib\/navigation\/(paths|public-address|sign-up-path)/,
    /web\/src\/app\/document-title/,
    /web\/src\/features\/food-entries\/tried-meal\/has-tried-meal/,
    /web\/src\/lib\/storage\/try-storage/,
    /web\/src\/features\/auth\/(light\/handover|reset-password\/reset-link)/,
    /web\/src\/ui\/(interaction\/on-first-interaction|layout\/logo|plate\/plate(-\w+)?\.)/,
    /lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|shared|icons\/(sun-moon|triangle-exclamation-point))/,
    /vite\/preload-helper/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Modules of the light page that the app's auth pages use too. */
export const authForms =
  /web\/src\/features\/auth\/(authenticator\.css|auth-frame|auth-lead|sample-plate|password-labels|sign-up-terms|light\/light-password-field|reset-password\/new-password-fields)|web\/src\/features\/passwords\/(public|strength-meter|password-refusal)/;
