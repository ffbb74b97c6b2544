const ENTRY = /\s*<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="(\/assets\/[^"]+)">/g;
const THEME = '<script src="/theme.js"></script>';
const FRAME = '<div id="first-frame" inert aria-hidden="true"></div>';

/** Markup that the page shows before the app runs. */
interface Template {
  name: string;
  language: string;
  markup: string;
}

/**
 * Adds the first frames to the app's page, as templates, and lets `public/first-frame.js` load the app's
 * scripts: at once, or after the first frame's paint.
 * @param next scripts and styles that the dashboard loads next; those of the page itself may be among them
 * @throws Error if the page has no place for them
 */
export const withFirstFrame = (
  page: string,
  templates: readonly Template[],
  next: readonly string[],
): string => {
  const entry = ENTRY.exec(page)?.[1];
  if (entry === undefined || !page.includes(THEME) || !page.includes(FRAME))
    throw new Error('app.html has no place for a first frame.');
  // The entry is the last one: it is run.
  const scripts = [...page.matchAll(PRELOAD)].map(([, path = '']) => path).concat(entry);
  const later = next.filter((path) => !page.includes(path));
  const markup = templates.map(
    (template) =>
      `\n    <template data-name="${template.name}" data-language="${template.language}">${template.markup}</template>`,
  );
  return page
    .replace(ENTRY, '')
    .replaceAll(PRELOAD, '')
    .replace(
      THEME,
      () =>
        `${THEME}\n    <script src="/first-frame.js" data-scripts="${scripts.join(' ')}" data-next="${later.join(' ')}"></script>`,
    )
    .replace(FRAME, () => FRAME + markup.join(''));
};
