/** Those of the app alone, and those that the server says too. */
const files = {
  ...import.meta.glob<Record<string, string>>('./de/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Record<string, string>>('../../../shared/languages/de/{common,agent-actions}.json', {
    eager: true,
    import: 'default',
  }),
};

/** German: every text by its English one, a file for each feature. */
export const de: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
