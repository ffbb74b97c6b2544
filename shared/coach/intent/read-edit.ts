import type { LocalDate } from '../../time/local-date.ts';
import type { Edit, EditTarget } from './edit.ts';
import { foldedText } from './folded-text.ts';
import { readChange } from './read-change.ts';
import { readTarget } from './read-target.ts';

const LEAD =
  /^(?:(?:oops|ooops|ups|uups|hoppla|sorry|wait|warte|moment|halt|stop|ah|oh|uh|hm|hmm|actually|eigentlich|and|und|ok|okay|please|bitte|also|so|mist|damn|quatsch|my bad|nope|can you|could you|kannst du|konntest du|i want to|i need to|ich mochte|nevermind|never mind|doch|mal|then|dann|now|jetzt|hey|just)[,.!: ]+)+/;
/** What is changed on other pages. */
const ACCOUNT =
  /\b(?:subscriptions?|membership|accounts?|billing|payments?|invoice|free trial|trial|(?:pro|paid|premium|basic|enterprise|monthly|yearly) plan|premium|newsletter|notifications?|reminders?|password|abo|abos|abonnement|mitgliedschaft|konto|vertrag|tarif|zahlung|rechnung|benachrichtigung\w*|erinnerung\w*|passwort)\b/;
const THAT = '(?:it|that|this|them|these|those|das|es|den|die|dies|diese[nrs]?|alles davon)';
const LAST_THING =
  '(?:(?:the |my |den |die |das )?(?:very )?(?:last|latest|previous|most recent|letzte[nrs]?)(?: (?:one|entry|thing|change|item|meal|food|log|eintrag|sache|anderung|mahlzeit))?(?: (?:i|you|we|ich|du) .*)?)';
const UNDO = new RegExp(
  `^(?:undo|revert|ruckgangig(?: machen)?|zurucknehmen|scratch|cancel|take|nimm|mach(?:e)?|storniere|widerruf\\w*)(?: (?:${THAT}|${LAST_THING}|both|beide[s]?|(?:the |die )?(?:last |letzten )?(?:two|2|three|3|zwei|drei)(?: .*)?|all(?:es)?|everything|please|bitte|wieder|back|zuruck|ruckgangig|again|log|entry|change|changes|again))*$`,
);
const UNDO_VERB =
  /\b(?:undo|revert|ruckgangig|zurucknehmen|scratch|cancel|take (?:it|that) back|nimm .* zuruck|storniere|widerruf\w*)\b/;
const REMOVE_VERB =
  '(?:delete|remove|erase|drop|discard|clear|get rid of|take out|take off|strike|kill|scrap|undo|revert|unlog|losch(?:e|en)?|entfern(?:e|en)?|streich(?:e|en)?|nimm|take|mach|schmeiss|wirf)';
const REMOVE = new RegExp(`^${REMOVE_VERB}\\b (.*)$`);
const REMOVE_AFTER =
  /^(.*) (?:loschen|entfernen|streichen|rausnehmen|wieder raus|raus|weg|rausloschen|delete|remove)$/;
const PARTICLES = /\b(?:out|off|away|raus|weg|heraus|wieder|please|bitte|ruckgangig|zuruck|back|again)\b/g;
const ONLY_THAT = new RegExp(`^(?:${THAT}|${LAST_THING})?$`);

const COUNT_WORDS: Readonly<Record<string, number>> = {
  both: 2,
  beide: 2,
  beides: 2,
  two: 2,
  '2': 2,
  zwei: 2,
  three: 3,
  '3': 3,
  drei: 3,
  all: 6,
  alles: 6,
  everything: 6,
};

const YES =
  /^(?:yes|yeah|yep|yup|ya|sure|correct|right|exactly|confirm|confirmed|go ahead|do it|log it|ok|okay|ja|jo|jep|jawohl|genau|gerne|gern|klar|passt|stimmt|richtig|bestatig\w*|mach das|bitte|please do|sounds good|yes please|ja bitte|ja gerne|thats right|that is right|that is it|perfect|absolutely)(?:[,.! ]+(?:please|bitte|do it|log it|go ahead|gern|gerne|thanks|danke|mach das|it is|stimmt|genau|that is right|confirm))*$/;
const NO =
  /^(?:no|nope|nah|nein|ne|nee|cancel|never mind|nevermind|forget it|do not|leave it|lieber nicht|nicht|lass|lass es|vergiss es|doch nicht|not now|abbrechen|stopp?)\b[,.! ]*(?:(?:thanks|thank you|danke|please|do not|not|log it|it|that|es|nicht)\b[,.! ]*)*/;
const CHOICES =
  /^(?:the |number |option |nummer |die |der |das |den )*(?:(1|one|first|1st|erste[nrs]?|eins)|(2|two|second|2nd|zweite[nrs]?|zwei)|(3|three|third|3rd|dritte[nrs]?|drei)|(4|four|fourth|4th|vierte[nrs]?|vier)|(5|five|fifth|5th|funfte[nrs]?|funf)|(?:(last|letzte[nrs]?)))(?: one| please| bitte)*$/;
const MORE =
  /^(?:and |und |also |add |log |had |hab(?:e)? )*(?:(one|another|two|three|\d|noch ein(?:e|en|er|s)?|noch (?:zwei|drei)|einen|eine)(?: more| mehr| weitere[nrs]?)?)(?: of (?:those|them|these))?(?: (.*))?$/;
const MORE_WORD = /\b(?:more|another|noch|mehr|weitere[nrs]?)\b/;

const moreOf = (folded: string): Edit | null => {
  const match = MORE.exec(folded);
  if (!match || !MORE_WORD.test(folded) || folded.endsWith('?')) return null;
  const [, count = 'one', name = ''] = match;
  const number = /two|zwei|2/.test(count) ? 2 : /three|drei|3/.test(count) ? 3 : Number(count) || 1;
  const words = name.replace(/\b(?:please|bitte|too|auch|of|the|same|just now|again)\b/g, ' ').trim();
  return { kind: 'more', count: number, name: words === '' ? null : words };
};

const undoOf = (folded: string, target: EditTarget): Edit | null => {
  if (UNDO.test(folded) && UNDO_VERB.test(folded)) {
    const counted = Object.entries(COUNT_WORDS).find(([word]) => new RegExp(`\\b${word}\\b`).test(folded));
    return { kind: 'undo', turns: counted?.[1] ?? 1 };
  }
  return ONLY_THAT.test(target.name ?? '') && UNDO_VERB.test(folded) ? { kind: 'undo', turns: 1 } : null;
};

/** Returns what a message says to an open question: yes, no, or the number of a choice. */
export const readReply = (message: string): Edit | null => {
  const folded = foldedText(message).replace(/[.!\s]+$/, '');
  if (YES.test(folded)) return { kind: 'yes' };
  const choice = CHOICES.exec(folded)?.slice(1);
  const index = choice?.findIndex((each) => each !== undefined) ?? -1;
  if (index >= 0) return { kind: 'choose', index: index === 5 ? -1 : index };
  const no = NO.exec(folded);
  return no ? { kind: 'no', rest: folded.slice(no[0].length).trim() } : null;
};

/**
 * Reads a request to undo, remove or change something logged, by its words alone.
 * @returns null if the message is none
 */
export const readEdit = (message: string, today: LocalDate): Edit | null => {
  if (/\?\s*$/.test(message) || message.length > 200) return null;
  const whole = foldedText(message).replace(/[.!\s]+$/, '');
  const folded = whole.replace(LEAD, '').trim();
  if (ACCOUNT.test(folded)) return null;
  if (/^(?:how|what|why|when|where|which|did|should|is|are|was i|wie|warum|wann|soll)\b/.test(folded))
    return null;
  const removed = REMOVE.exec(folded)?.[1] ?? REMOVE_AFTER.exec(folded)?.[1];
  const undoable = removed ?? '';
  const target = readTarget(undoable.replace(PARTICLES, ' '), today);
  const undo = undoOf(folded, target);
  if (undo) return undo;
  if (removed !== undefined && !/^(?:a|an|some|more|less)\b/.test(removed)) {
    const isEverything =
      /\b(?:everything|all|alles|alle|whole|entire|ganze[nrs]?)\b/.test(removed) &&
      !/\b(?:account|konto|data|daten|history|chat)\b/.test(removed);
    const verb = /^(?:take|nimm|mach|kill|drop|schmeiss|wirf)\b/.test(folded);
    // 'Take 200 mg', 'nimm zwei Eier' are no requests to remove without their particle.
    if (!verb || PARTICLES.test(removed) || /\b(?:from|aus|vom)\b/.test(removed))
      return {
        kind: 'remove',
        target: ONLY_THAT.test(target.name ?? '') ? { ...target, name: null } : target,
        isEverything,
      };
  }
  return moreOf(folded) ?? readChange(whole, folded, today);
};
