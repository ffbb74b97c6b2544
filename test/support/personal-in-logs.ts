/** What never stands in a log, whosever it is: tokens, signed addresses, e-mails. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a bearer token': /Bearer\s/i,
  'a JSON web token': /eyJ[\w-]{8,}\.[\w-]{8,}/,
  'a personal token': /\bpw_[\w-]{16,}/,
  'a signed address': /X-Amz-(?:Signature|Credential|Security-Token)|(?:Signature|Policy|Key-Pair-Id)=/i,
  'an e-mail': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
};

/**
 * What of people is in lines of a log.
 * @param values what was planted, by what it is
 * @returns what was found and where, e.g. `an e-mail: {"level":...`
 */
export const personalIn = (lines: readonly string[], values: Readonly<Record<string, string>>): string[] =>
  lines.flatMap((line) => {
    const said = line.toLowerCase();
    const planted = Object.keys(values).filter((name) => said.includes(values[name]!.toLowerCase()));
    const shaped = Object.keys(shapes).filter((name) => shapes[name]!.test(line));
    return [...planted, ...shaped].map((name) => `${name}: ${line}`);
  });
