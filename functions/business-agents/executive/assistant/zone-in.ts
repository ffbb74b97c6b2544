const named =
  /(?<!\p{L})((?:\p{Lu}\p{L}+\s){0,2}\p{Lu}\p{L}+)(?:'s)?\s(?:time|zeit)(?!\p{L})|(?<!\p{L})(UTC|GMT|CET|EST|EDT|PST|PDT|ET|PT|BST)(?!\p{L})|(?:Ortszeit|time) (?:in|von) (\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u;
const letters: Readonly<Record<string, string>> = {
  UTC: 'UTC',
  GMT: 'Europe/London',
  BST: 'Europe/London',
  CET: 'Europe/Berlin',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
};

/** Returns the time zone that a text names by a city or letters: 'New York time', '9 am EST'. */
export const zoneIn = (text: string): { zone: string; name: string } | null => {
  const [, place, code, other] = named.exec(text) ?? [];
  if (code) return { zone: letters[code] ?? 'UTC', name: code };
  const city = place ?? other;
  if (!city) return null;
  const words = city.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const name = words.slice(at).join('_');
    const zone = Intl.supportedValuesOf('timeZone').find((one) => one.endsWith(`/${name}`));
    if (zone) return { zone, name: words.slice(at).join(' ') };
  }
  return null;
};
