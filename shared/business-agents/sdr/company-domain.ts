/** Legal forms and other suffixes that companies omit in their domains. */
const legalForms =
  /(?<![\p{L}\d])(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|se|e\s?k|e\s?v|co|inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|company|sa|sas|sarl|srl|bv|nv|ab|oy|pty|haftungsbeschränkt)(?![\p{L}\d])/gu;

/** Shorter parts of a domain are country codes or meaningless. */
const MIN_LENGTH = 3;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const wordsOf = (company: string): string[] =>
  plain(company.toLowerCase().replace(/\./g, '').replace(legalForms, ' '))
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/**
 * Returns whether a domain probably belongs to a company: one of its parts is the name, its first word or its initials.
 * @example domainFits('Acme Foods GmbH', 'mail.acme-foods.de') // true
 */
export const domainFits = (company: string, domain: string): boolean => {
  const words = wordsOf(company);
  const whole = words.join('');
  const initials = words.map((word) => word[0]).join('');
  const names = new Set([whole, words[0] ?? '', initials].filter((name) => name.length >= MIN_LENGTH));
  // Skips the top-level domain.
  const parts = plain(domain)
    .split('.')
    .slice(0, -1)
    .map((part) => part.replaceAll('-', ''));
  return parts.some((part) => names.has(part));
};
