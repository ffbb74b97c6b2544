/** Maximum displayed length of a name. */
const MAX_NAME_LENGTH = 60;

/** Line breaks and other control characters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Formatting characters, unassigned code points and surrogates. */
const unseen = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]+/gu;

/** Quotes within a name become single quotes, since names are shown in double quotes. */
const quotes = /["“”„‟«»]/gu;

/** Returns a name as plain text on one line, cut at `most` characters, so that it cannot pass for an instruction. */
export const plainName = (name: string, most = MAX_NAME_LENGTH): string => {
  const line = name.replace(controls, ' ').replace(unseen, '').replace(quotes, "'");
  const plain = Array.from(line.replace(/\s+/gu, ' ').trim());
  if (plain.length <= most) return plain.join('');
  const beginning = plain.slice(0, most - 1).join('');
  return `${beginning.trimEnd()}…`;
};

/** Returns a name for use in a sentence. */
export const quoted = (name: string, most = MAX_NAME_LENGTH): string => `“${plainName(name, most)}”`;
