/** Patterns of secrets by their owner. Sources: each provider's documentation of its keys. */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['AWS key', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g],
  ['AWS secret', /\baws_?secret\w{0,20}["']?\s{0,3}[:=]\s{0,3}["']?[\w/+]{40}\b/gi],
  ['Stripe', /\b(?:[sr]k_(?:live|test)_\w{16,}|whsec_[\w+/=]{24,})/g],
  ['OpenAI', /\bsk-[\w-]{20,}/g],
  ['GitHub', /\b(?:gh[pousr]_\w{36,}|github_pat_\w{40,})/g],
  ['Slack', /\bxox[abeprs]-[\w-]{10,}/g],
  ['Google', /\bAIza[\w-]{35}/g],
  ['npm', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['private key', /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\s{0,4}[\w+/=]{20,}/g],
  ['token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g],
  [
    'value of a secret’s name',
    /(?:secret|passw(?:or)?d|token|api_?key|private_?key|credential)[a-z_]{0,20}["']?\s{0,3}[:=]\s{0,3}["']([\w+/=-]{24,})["']/gi,
  ],
];

/** Values that look like secrets but are not, each with its reason. No other exceptions are allowed. */
export const knownValues: Readonly<Record<string, string>> = {
  AKIAIOSFODNN7EXAMPLE: 'the example of AWS’s own documents, in a test of signatures',
  'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request': 'scope of that example',
  'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY': 'the secret of that example',
  sk_test_localwrongwrongwrong: 'a wrong key, which the local Stripe must refuse',
  pw_0123456789abcdefghijkl: 'digits and letters in order, planted where no log may hold them',
  GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ: 'the seed of RFC 6238’s test vectors',
};

/** Returns the entropy in bits per character; camel case names and paths have less than random values. */
const entropyOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
};

/** Returns whether a value is random. If only its name is suspicious, letters alone are words, e.g. an error name. */
const isDrawn = (value: string): boolean =>
  /\d/.test(value) && /[A-Za-z]/.test(value) && !/^[/\w-]*\/[a-z-]+$/.test(value) && entropyOf(value) > 3.5;

export interface Finding {
  kind: string;
  value: string;
}

/** Returns possible secrets in a text, except known values. */
export const secretsIn = (text: string): Finding[] =>
  kinds.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)]
      .map((match) => ({ kind, value: match[1] ?? match[0], named: match[1] !== undefined }))
      .filter(({ value, named }) => !(value in knownValues) && (!named || isDrawn(value)))
      .map(({ value }) => ({ kind, value })),
  );
