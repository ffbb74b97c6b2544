/** So much of a name is shown. */
export const MAX_NAME_LENGTH = 60;

/** Line ends and other controls. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Signs that steer how text is shown, and what is no character at all. */
const unseen = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]+/gu;

/** Names are shown in double quotes: those of their own become single ones. */
const quotes = /["“”„‟«»]/gu;

/** A name as plain text on one line, cut at `most` characters. Whatever it says, it is only a name. */
export const plainName = (name: string, most = MAX_NAME_LENGTH): string => {
  const line = name.replace(controls, ' ').replace(unseen, '').replace(quotes, "'");
  const plain = Array.from(line.replace(/\s+/gu, ' ').trim());
  if (plain.length <= most) return plain.join('');
  const beginning = plain.slice(0, most - 1).join('');
  return `${beginning.trimEnd()}…`;
};

/** A name as it stands in a sentence. */
export const quoted = (name: string, most = MAX_NAME_LENGTH): string => `“${plainName(name, most)}”`;
