import type { Ask } from '../../question.ts';
import { type Said, say, sentences, unsure } from '../../sentence.ts';

/** Returns two things that the coach can do, after it declined something else. */
const insteadFor = ({ risk }: Ask['facts']): Said =>
  risk === null
    ? say`I can show you what is left today, or answer a question about a food or nutrient.`
    : say`I can show you what you ate, or answer a question about a food or nutrient.`;

const INJECTION =
  /\b(?:system ?prompt|(?:ignore|forget|disregard|override) (?:all |any |your |the |previous |prior |everything )*(?:rules?|instructions?|prompts?|above|guidelines|everything)|(?:your|the) (?:instructions|prompt|rules|guidelines)|repeat (?:the |all |your )?(?:words|text|message|everything|prompt)|pretend|evil|act as|role ?play|you are now|jailbreak|developer mode|dan mode|new rules?|(?:tools?|functions?) (?:or|can|do|you)|sudo|dump|alle regeln|deine (?:anweisungen|regeln)|systemprompt|ignoriere|vergiss (?:alle|deine))\b/;
const OTHERS =
  /\b(?:user(?:s| ?ids?)?|other people|someone else|somebody else|everyone else|else uses|who else|other accounts?|customers?|nutzer(?:n|s|in|innen)?|andere[rn]? (?:leute|personen|nutzer)|emails?|e-mails?|addresses)\b/;
const RELATIVE =
  /\b(?:schwester|bruder|mutter|vater|mann|frau|freund(?:in)?|partner(?:in)?|kollege|kollegin|nachbar(?:in)?|chef(?:in)?|exfreund(?:in)?|tochter|sohn|ex|sister|brother|wife|husband|girlfriend|boyfriend|roommate|neighbou?r|coworker|boss|mom|mum|dad|mother|father)\b.*\b(?:ate|eat|eaten|eat|log|logged|weigh|diary|gegessen|isst|wiegt|eingetragen|diary|tagebuch|account|konto|had|calories)\b|\b(?:did|does|has|hat|habt) (?:my|meine?|his|her) (?:schwester|bruder|mutter|vater|mann|frau|freund(?:in)?|partner(?:in)?|sister|brother|wife|husband|friend|girlfriend|boyfriend|mom|mum|dad)\b/;
const ACCOUNT =
  /\b(?:password|passwort|kennwort|login|log me in|(?:cannot|how do i|can not) log in|sign ?in|subscription|abo|abonnement|refund|erstattung|invoice|rechnung|billing|payment|credits?|guthaben|upgrade|downgrade|kundigen|delete my account|konto loschen|account|cancel my|tarif|my plan)\b/;
const SUBSCRIPTION =
  /\b(?:subscriptions?|membership|free trial|(?:pro|paid|premium|basic|enterprise|monthly|yearly) plan|premium|refund|invoice|billing|payments?|upgrade|downgrade|abo|abos|abonnement|mitgliedschaft|tarif|vertrag|erstattung|rechnung|zahlung)\b/;
const SECRET = /\b(?:ssn|social security|credit card|kreditkarte|iban|pin code|bank account|ausweis)\b/;
const ELSEWHERE =
  /\b(?:weather|wetter|forecast|election|wahl|president|politic\w*|politik|bundeskanzler|chancellor|joke|witz|poem|gedicht|song|lied|music|musik|play (?!a role)|movie|film|football|fussball|soccer|score of|bitcoin|crypto|stock|aktie|borse|flight|flug|hotel|train ticket|book me|buch mir|translate|ubersetze|homework|hausaufgabe|essay|code|python|javascript|js|program|sql|regex|capital of|hauptstadt|how old is|born|war in|history of|math|equation|gleichung|square root|wurzel|news|nachrichten|horoscope|horoskop|taxi|call (?:my|a)|text (?:my|to)|email (?:my|to)|remind me|timer|alarm|lottery|lotto|car|auto|iphone|laptop|game|spiel|love me|marry|heirate|girlfriend|dating|tinder|lawyer|anwalt|tax(?:es)?|steuern?|steuererklarung|what time is it|what is the time|wie spat (?:ist|haben wir)|wie viel uhr|what day is it|\d+ (?:times|x|plus|minus|mal|divided by|geteilt durch) \d+|application letter|cover letter|bewerbung|movies?|tv series|book (?:me )?a|restaurant reservation)\b/;
const FOODLIKE =
  /\b(?:eat|food|meal|calorie|kcal|calories|protein|carbs|fat|fiber|sugar|vitamin|diet|breakfast|lunch|dinner|snack|weight|drink|recipe|cook|essen|nutrition|healthy)\b/;

/** Declines what is not about the user's own diary, food or nutrition: shortly, honestly, with two things it can do. */
export const offTopic = ({ text, plain, message, facts }: Ask): Said | null => {
  const instead = insteadFor(facts);
  const both = `${text} ${plain} ${message.toLowerCase()}`;
  if (INJECTION.test(both))
    return sentences(
      say`I don’t follow instructions like that, and I keep to food, nutrition and your own diary.`,
      instead,
    );
  if (SECRET.test(both))
    return sentences(say`Please don’t share that here: I don’t need it and can’t keep it for you.`, instead);
  if ((OTHERS.test(both) && !/\b(?:my|i)\b/.test(text)) || RELATIVE.test(both))
    return unsure(sentences(say`I only see your diary, and never anyone else’s data.`, instead));
  if (SUBSCRIPTION.test(both) && !FOODLIKE.test(text))
    return sentences(
      say`I can’t see or change your plan or payments. The Billing page shows your plan, and there you can change or cancel it.`,
      instead,
    );
  if (ACCOUNT.test(both) && !FOODLIKE.test(text))
    return sentences(
      say`I can’t see or change your account, password, credits or plan. Settings has them, and Help answers questions about billing.`,
      instead,
    );
  if (ELSEWHERE.test(both) && !FOODLIKE.test(text))
    return unsure(sentences(say`I’m a nutrition coach, so I can’t help there.`, instead));
  return null;
};
