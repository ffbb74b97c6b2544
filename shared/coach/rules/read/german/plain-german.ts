/** Returns German text in lower case with ae, oe, ue or umlauts as plain vowels and ß as ss. */
export const plainGerman = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Turns a German pattern into one for `plainGerman`: ü also matches u and ue. */
export const germanPattern = (source: string): string =>
  source.replaceAll('ü', 'ue?').replaceAll('ö', 'oe?').replaceAll('ä', 'ae?').replaceAll('ß', 'ss');
