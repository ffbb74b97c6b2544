const WRITTEN =
  '(?:eingetragen|hinzugefügt|gespeichert|notiert|protokolliert|geplant|eingeplant|erfasst|aufgezeichnet|vermerkt)';
const DONE =
  '(?:gelöscht|entfernt|geändert|aktualisiert|bearbeitet|korrigiert|zurückgesetzt|storniert|gekündigt|gesendet|geschickt|gemailt|gebucht|bestellt|angerufen|kontaktiert|geteilt|angepasst|umgestellt|gesetzt)';
/** To the end of the sentence, where German has its verb. */
const REST = '[^.!?\\n]{0,120}?(?<!\\p{L})';
const I_HAVE = '(?<!\\p{L})(?:ich habe?|habe? ich|hab ich)(?!\\p{L})';
const IS_NOW = '(?<!\\p{L})(?:(?:ist|sind) (?:jetzt|nun|damit|hiermit)|wurden?)(?!\\p{L})';

/** Says that something was written. */
export const CLAIM = new RegExp(
  [
    `${I_HAVE}${REST}${WRITTEN}(?!\\p{L})`,
    `${IS_NOW}${REST}${WRITTEN}(?!\\p{L})`,
    `(?<=^|[.!?…:]\\s+)[^\\p{L}\\p{N}]*(?:erledigt|${WRITTEN})(?!\\p{L})`,
    `(?<!\\p{L})ich (?:trage|füge|speichere|notiere|plane|protokolliere|erfasse|vermerke)(?!\\p{L})`,
    '(?<!\\p{L})(?:steht|stehen|ist|sind) (?:jetzt|nun|damit) in deinem (?:tagebuch|plan)',
  ].join('|'),
  'imu',
);

/** Says that something was done that no tool does. */
export const NEVER = new RegExp(
  [`${I_HAVE}${REST}${DONE}(?!\\p{L})`, '(?<!\\p{L})dein ziel (?:ist|lautet|liegt) (?:jetzt|nun)'].join('|'),
  'iu',
);

/** What may become one of the two when its sentence ends: nothing of it is shown before. */
export const UNDECIDED =
  /(?<!\p{L})(?:ich|hab(?:e|t)?|wurden?|(?:ist|sind|steht|stehen)\s+(?:jetzt|nun|damit|hiermit)|dein ziel)(?!\p{L})[^.!?\n]*$/iu;

/** Words that a figure may begin with. */
export const GROWING =
  /(?:(?<!\p{L})(?:ein\p{L}*|zwei\p{L}*|drei\p{L}*|die|der|das|halb\p{L}*|etwa|rund|fast|knapp|doppelt|ist|sind|steht|stehen|dein|und)[\s-]*)*$/iu;
