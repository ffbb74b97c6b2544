/** Matches the start of a quoted earlier message. */
const quoteHead =
  /^(?:on .{0,200}\bwrote:|am .{0,200}\bschrieb.{0,100}:|-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht).*|(?:from|von): .{1,200}\n(?:sent|date|to|gesendet|datum|an): .*|_{10,}|begin forwarded message:)/im;

const closing =
  '(?:with |in )?(?:(?:thanks and |many thanks and )?(?:(?:kind|best|warm|many)(?:est)? )?regards|best(?: wishes)?|sincerely(?: yours)?|yours(?: \\p{L}+)?|warmly|respectfully|cheers|all the best|(?:mit )?(?:freundliche[nr]?|besten?|viele[nr]?|liebe[nr]?|herzliche[nr]?|schöne[nr]?) gr(?:ü|ue)(?:ß|ss)en?|hochachtungsvoll|mfg|lg|vg)';

/** Matches the start of a signature: a delimiter line, or a closing phrase alone or with a name on its line. */
const signatureHead = new RegExp(
  `^(?:(?:--+|—|${closing})[ ,.!]*|${closing}[ ,]+(?:\\p{L}[\\p{L}.'’-]*[ ,.]*){1,3}|(?:sent from my|von meinem|get outlook for) .*)$`,
  'imu',
);

/** Matches a greeting of someone by name at the start, which says nothing about the matter. */
const greeting =
  /^\s*(?:dear|hello|hi|hey|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen)|moin|servus|liebe[rs]?|sehr geehrte[rs]?)(?! (?:friend|beneficiary|customer|user|winner|business|website|account))(?: (?:(?:mr|mrs|ms|dr|prof)\.? )?[\p{L}./’'-]+){0,5}[,!:](?=\s+\S)/iu;

/** Matches a footer line that the sender did not write: the way out of their own newsletter, or a confidentiality note. */
const footerLine =
  /^(?:to (?:unsubscribe|opt out)\b.*|unsubscribe here.*|um sich abzumelden\b.*|this (?:e-?mail|message) (?:and any attachments )?(?:is|may be|contains) (?:confidential|intended|privileged).*|diese (?:e-?mail|nachricht) (?:ist|enthält|kann) .*vertraulich.*)$/gim;

const cutAt = (text: string, head: RegExp): string => {
  const found = head.exec(text);
  // A text that consists of the quote or signature alone is read as a whole.
  return found && text.slice(0, found.index).trim() !== '' ? text.slice(0, found.index) : text;
};

/** Matches the start of a message that someone else wrote and the sender passes on. */
const forwardHead =
  /^(?:-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht).*|begin forwarded message:|(?:fwd?|wg):.*)$/im;
/** Matches a note that leaves the matter to the message below it. */
const pointsBelow =
  /(?<!\p{L})(?:(?:see|as|message|note|mail|e-?mail) below|below\.|fyi|f\.y\.i|fwd?|siehe unten|s\.u\.|zur kenntnis|weitergeleitet)(?!\p{L})/iu;
const headerLine =
  /^(?:from|von|sent|gesendet|date|datum|to|an|cc|subject|betreff|--|begin forwarded|fwd?:|wg:).*$/gim;
/** Longest note that leaves the matter to the message below it, in characters. */
const MAX_POINTER = 120;

/** Returns a forwarded message below a note such as 'see below', or an empty text. */
const forwardedText = (text: string, own: string): string => {
  const head = forwardHead.exec(text);
  if (!head || own.length > MAX_POINTER || !pointsBelow.test(own)) return '';
  return text.slice(head.index).replace(headerLine, '').trim();
};

/**
 * Returns the sender's own text, without quoted messages, signature and footers, which may contain misleading words. A
 * forwarded message that the sender only points to belongs to it.
 */
export const ownTextOf = (message: string): string => {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  const unquoted = lines.filter((line) => !/^\s*>/.test(line)).join('\n');
  const whole = unquoted.trim() === '' ? message : unquoted;
  const text = cutAt(whole, quoteHead);
  const withoutFooter = cutAt(text, signatureHead).replace(footerLine, '');
  const own = withoutFooter.trim() === '' ? text.trim() : withoutFooter.trim();
  return `${own}\n${forwardedText(whole, own)}`.trim();
};

/** Returns a text without the greeting at its start. */
export const withoutGreeting = (text: string): string => text.replace(greeting, '').trim();

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
