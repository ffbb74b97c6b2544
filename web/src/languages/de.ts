const files = import.meta.glob<Record<string, string>>('./de/*.json', { eager: true, import: 'default' });

/** German: every text by its English one, a file for each feature. */
export const de: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
