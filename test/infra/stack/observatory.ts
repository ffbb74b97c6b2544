/**
 * Scores a site's headers like Mozilla's HTTP Observatory, as far as a template determines them: no cookies are set, no
 * other origin is allowed to read, and all scripts are the site's own, which each score 0.
 * Source: MDN, 'HTTP Observatory tests and scoring',
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export interface Headers {
  csp: string;
  hstsSeconds: number | null;
  nosniff: boolean;
  frameOptions: string | null;
  referrerPolicy: string | null;
  redirectsToHttps: boolean;
}

const SIX_MONTHS_S = 15_768_000;
/** Below this score, bonuses do not count. */
const MIN_SCORE_FOR_BONUS = 90;

const directivesOf = (csp: string): Map<string, string[]> =>
  new Map(
    csp
      .split(';')
      .map((text) => text.trim().split(/\s+/))
      .filter(([name = '']) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );

const scoreOfPolicy = (csp: string): number => {
  const directives = directivesOf(csp);
  if (directives.size === 0) return -25;
  const of = (name: string): string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const active = [...of('script-src'), ...of('object-src')];
  if (active.some((source) => ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'].includes(source)))
    return -20;
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (active.includes("'unsafe-eval'")) return -10;
  if (of('style-src').some((source) => ["'unsafe-inline'", 'data:', 'https:', '*'].includes(source)))
    return 0;
  const formAction = directives.get('form-action')?.join(' ') ?? '';
  const isClosed = directives.get('default-src')?.join(' ') === "'none'";
  return isClosed && ["'none'", "'self'"].includes(formAction) ? 10 : 5;
};

const scoreOfFrames = ({ csp, frameOptions }: Headers): number => {
  if (directivesOf(csp).has('frame-ancestors')) return 5;
  return frameOptions === null ? -20 : 0;
};

const PRIVATE = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const scoreOfReferrer = (policy: string | null): number => {
  if (policy === null) return 0;
  return PRIVATE.has(policy) ? 5 : -5;
};

const scoreOfHsts = (seconds: number | null): number => {
  if (seconds === null) return -20;
  return seconds >= SIX_MONTHS_S ? 0 : -10;
};

export const scoreOf = (headers: Headers): number => {
  const modifiers = [
    scoreOfPolicy(headers.csp),
    scoreOfFrames(headers),
    scoreOfReferrer(headers.referrerPolicy),
    scoreOfHsts(headers.hstsSeconds),
    headers.nosniff ? 0 : -5,
    headers.redirectsToHttps ? 0 : -20,
  ];
  const sum = (wanted: (modifier: number) => boolean): number =>
    modifiers.filter(wanted).reduce((total, modifier) => total + modifier, 0);
  const plain = 100 + sum((modifier) => modifier < 0);
  return plain < MIN_SCORE_FOR_BONUS ? Math.max(plain, 0) : plain + sum((modifier) => modifier > 0);
};

/** The minimum score for A+. */
export const A_PLUS = 100;
