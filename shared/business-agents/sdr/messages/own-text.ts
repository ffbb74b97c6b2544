/** Matches the start of a quoted earlier message. */
const quoteHead =
  /^(?:on .{0,200}\bwrote:|am .{0,200}\bschrieb.{0,100}:|-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht).*|(?:from|von): .{1,200}\n(?:sent|date|to|gesendet|datum|an): .*|_{10,}|begin forwarded message:)/im;

/** Matches the start of a signature: a delimiter line, or a closing phrase alone on its line. */
const signatureHead =
  /^(?:--+|—|(?:(?:kind|best|warm|many)(?:est)? )?regards|best(?: wishes)?|sincerely(?: yours)?|yours(?: \w+)?|cheers|all the best|(?:mit )?(?:freundliche[nr]?|besten?|viele[nr]?|liebe[nr]?|herzliche[nr]?|schöne[nr]?) gr(?:ü|ue)(?:ß|ss)en?|mfg|lg|vg)[ ,.!]*$|^(?:sent from my|von meinem|get outlook for) .*$/im;

/** Matches a footer line that the sender did not write: the way out of their own newsletter, or a confidentiality note. */
const footerLine =
  /^(?:to (?:unsubscribe|opt out)\b.*|unsubscribe here.*|um sich abzumelden\b.*|this (?:e-?mail|message) (?:and any attachments )?(?:is|may be|contains) (?:confidential|intended|privileged).*|diese (?:e-?mail|nachricht) (?:ist|enthält|kann) .*vertraulich.*)$/gim;

const cutAt = (text: string, head: RegExp): string => {
  const found = head.exec(text);
  // A text that consists of the quote or signature alone is read as a whole.
  return found && text.slice(0, found.index).trim() !== '' ? text.slice(0, found.index) : text;
};

/** Returns the sender's own text, without quoted messages, signature and footers, which may contain misleading words. */
export const ownTextOf = (message: string): string => {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  const unquoted = lines.filter((line) => !/^\s*>/.test(line)).join('\n');
  const text = cutAt(unquoted.trim() === '' ? message : unquoted, quoteHead);
  const withoutFooter = cutAt(text, signatureHead).replace(footerLine, '');
  return withoutFooter.trim() === '' ? text.trim() : withoutFooter.trim();
};

/** Longest part of a sentence that is matched at once, so that a long text without periods stays quick. */
const MAX_PART = 400;

/** Abbreviations and dates whose period does not end a sentence. */
const noEnd =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|no|nr|tel|art|z\.b|e\.g|i\.e|a\.m|p\.m|approx|ca|inc|ltd|vs)|\b\d{1,2}|(?:^|\s)\p{L})\.$/iu;

/** Splits a text into sentences. A period after an abbreviation or within a date does not end one. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    for (const part of line.split(/(?<=[.!?;…])\s+/)) {
      open = open === '' ? part : `${open} ${part}`;
      if (noEnd.test(open) && open.length < MAX_PART) continue;
      sentences.push(open);
      open = '';
    }
    if (open !== '') sentences.push(open);
  }
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap(
      (sentence) => sentence.match(new RegExp(`.{1,${MAX_PART}}(?=\\s|$)|.{1,${MAX_PART}}`, 'gsu')) ?? [],
    );
};

/** Returns a text in lower case with straight quotes and single spaces, as the phrases expect it. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/[“”„«»"()[\]*_]/g, ' ')
    .replace(/[–—]/g, ' - ')
    .replace(/\s+/g, ' ')
    .trim();
