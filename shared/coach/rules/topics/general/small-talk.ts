import type { Ask } from '../../question.ts';
import { type Said, say } from '../../sentence.ts';

/** Patterns with the answer, and the one for users at risk if it differs (decision D49). */
const talk: readonly (readonly [pattern: RegExp, said: string, atRisk?: string])[] = [
  [
    /^(?:hi|hello|hey|hiya|yo|hallo|good (?:morning|afternoon|evening|day)|greetings|howdy)(?: (?:there|coach|again|platewise|everyone))*(?: how (?:are you|is it going))?$/,
    'Hello! Ask me about your days, your foods or your goal, for example: what is left today?',
    'Hello! Ask me about your days or your foods, for example: what did I eat yesterday?',
  ],
  [
    /^(?:many |ok |okay )?(?:thanks|thank you|cheers|great thanks)(?: (?:a lot|so much|very much|coach|you|again))*$/,
    'You’re welcome. I’m here whenever you want to look at your days.',
  ],
  [
    /^(?:bye|goodbye|see you|good night|ciao|later)(?: (?:later|soon|coach|tomorrow))*$/,
    'Goodbye, and enjoy your next meal.',
  ],
  [
    /^how are you(?: (?:doing|today))*$/,
    'I’m doing well, thank you. Shall we look at how your day is going?',
  ],
  [
    /^(?:ok|okay|great|nice|cool|good|perfect|awesome|super|yes|no|yep|nope|sure|alright|got it|wow)$/,
    'Great. Ask me anything about your days, your foods or your goal.',
  ],
  [
    /\b(?:who are you|what are you|are you (?:a |an )?(?:human|bot|robot|ai|real|doctor|person))\b/,
    'I’m the Platewise coach. I answer from what you’ve logged. I’m not a doctor.',
  ],
  [
    /^(?:help|help me|menu|commands|options|\?)$|\b(?:what can (?:you|i) (?:do|ask|answer|help)|how (?:do|can) (?:i use|you help)|what do you (?:do|know)|how does this work)\b/,
    'I answer from your entries: what you ate on any day, totals and averages, what’s left today, your weight and streak, and what’s in a food. For example: what did I eat yesterday? How much protein this week? What should I eat now?',
    'I answer from your entries: what you ate on any day, your streak, and what’s in a food. For example: what did I eat yesterday? How much protein this week? What should I eat now?',
  ],
  [
    /\b(?:tomorrow|next (?:week|month|weekend))\b/,
    'That day is in the future. You can plan it in Plan Tomorrow.',
  ],
];

/** Answers greetings, thanks, and questions about its abilities. */
export const smallTalk = ({ text, facts }: Ask): Said | null => {
  const found = talk.find(([pattern]) => pattern.test(text));
  if (found === undefined) return null;
  const [, said, atRisk = said] = found;
  return say`${facts.risk === null ? said : atRisk}`;
};
