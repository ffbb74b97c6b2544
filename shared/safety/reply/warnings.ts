/** Words before advice that turn it into a warning: 'never take laxatives', 'I do not set deficits'. */
const before =
  /(?:^|[^a-z])(?:do not|does not|did not|can not|could not|will not|would not|should not|must not|is not|are not|am not|not|never|avoid|no|nothing|nobody|without|stay away from|stop|instead of|rather than|often contain|contains?|if you|when you|if they|wenn du|falls du|bei|nicht|nichts|nie|niemals|kein[a-z]*|ohne|statt|vermeide[a-z]*|verzicht[a-z]* auf|enthalten|enthaelt)(?: [a-z0-9.%-]+){0,7} ?$/;
/** Words after it: 'is not safe without a doctor', 'kills people'. */
const after =
  /^(?: [a-z0-9.%-]+){0,9} (?:is not|are not|is only safe|are only safe|is unsafe|unsafe|dangerous|deadly|kills?|can harm|harmful|risky|not safe|do not|does not|can only|only your|only a doctor|your (?:renal|care|diabetes|medical) team|rate ich ab|ist nicht|sind nicht|gefaehrlich|schadet|toedlich|kann nur|nur dein[a-z]*|nur mit aerztlich[a-z]*|nicht (?:nehmen|machen|tun|verwenden|benutzen|essen|trinken)|besser nicht|keine gute idee|no good idea)(?: |$)/;

/** Returns whether the text at a position of a normalized sentence is warned of or denied. */
const isWarnedOf = (sentence: string, at: number, length: number): boolean =>
  before.test(sentence.slice(Math.max(0, at - 60), at)) || after.test(sentence.slice(at + length));

/** Returns whether a pattern matches a sentence somewhere without a warning. */
export const findAdvice = (sentence: string, pattern: RegExp): boolean =>
  [...sentence.matchAll(new RegExp(pattern.source, 'g'))].some(
    (match) => !isWarnedOf(sentence, match.index, match[0].length),
  );
