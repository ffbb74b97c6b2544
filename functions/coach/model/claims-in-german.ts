const WRITTEN =
  '(?:eingetragen|hinzugefügt|gespeichert|notiert|protokolliert|geplant|eingeplant|erfasst|aufgezeichnet|vermerkt)';
const EDITED =
  '(?:gelöscht|entfernt|geändert|aktualisiert|bearbeitet|korrigiert|verschoben|ersetzt|getauscht)';
const DONE =
  '(?:zurückgesetzt|storniert|gekündigt|gesendet|geschickt|gemailt|gebucht|bestellt|angerufen|kontaktiert|geteilt|angepasst|umgestellt|gesetzt)';
/** Matches up to the end of the sentence, where German puts the verb. */
const REST = '[^.!?\\n]{0,120}?(?<!\\p{L})';
const I_HAVE = '(?<!\\p{L})(?:ich habe?|habe? ich|hab ich)(?!\\p{L})';
const IS_NOW = '(?<!\\p{L})(?:(?:ist|sind) (?:jetzt|nun|damit|hiermit)|wurden?)(?!\\p{L})';

/** Matches a claim that something was written. */
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

/** Matches a claim of a change or removal. */
export const EDIT = new RegExp(`${I_HAVE}${REST}${EDITED}(?!\\p{L})`, 'iu');

/** Matches a claim of an action that no tool can do. */
export const NEVER = new RegExp(
  [`${I_HAVE}${REST}${DONE}(?!\\p{L})`, '(?<!\\p{L})dein ziel (?:ist|lautet|liegt) (?:jetzt|nun)'].join('|'),
  'iu',
);
