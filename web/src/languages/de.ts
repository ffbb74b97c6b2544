/** Texts of the app, and texts shared with the server. */
const files = {
  ...import.meta.glob<Record<string, string>>('./de/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Record<string, string>>(
    '../../../shared/languages/de/{common,agent-actions,micronutrients}.json',
    {
      eager: true,
      import: 'default',
    },
  ),
};

/** German texts by English text, one file per feature. */
export const de: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
