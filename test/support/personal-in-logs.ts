/** Patterns that must never appear in a log: tokens, signed URLs, emails. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a bearer token': /Bearer\s/i,
  'a JSON web token': /eyJ[\w-]{8,}\.[\w-]{8,}/,
  'a personal token': /\bpw_[\w-]{16,}/,
  'a signed address': /X-Amz-(?:Signature|Credential|Security-Token)|(?:Signature|Policy|Key-Pair-Id)=/i,
  'an email': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
};

/**
 * Finds personal data in log lines.
 * @param values planted values by kind
 * @returns the matches with their context, for example `an email: {"level":...`
 */
export const personalIn = (lines: readonly string[], values: Readonly<Record<string, string>>): string[] =>
  lines.flatMap((line) => {
    const said = line.toLowerCase();
    const planted = Object.keys(values).filter((name) => said.includes(values[name]!.toLowerCase()));
    const shaped = Object.keys(shapes).filter((name) => shapes[name]!.test(line));
    return [...planted, ...shaped].map((name) => `${name}: ${line}`);
  });
