import type { Ask } from '../../question.ts';
import { type Said, say } from '../../sentence.ts';

/** Messages that are not about the diary but need an answer. */
const kind: readonly (readonly [pattern: RegExp, said: string])[] = [
  [
    /\b(?:dizzy|dizziness|light-?headed|faint|shaky|weak and tired)\b/,
    'Feeling like that can have many causes, including too little food or drink. Sit down, and have something to eat and drink. If it continues or comes back, please see a doctor. If you faint or have chest pain, call your local emergency number.',
  ],
  [
    /\b(?:feel|feeling|felt) (?:so |very |really |a bit |kind of )?(?:guilty|ashamed|bad|terrible|awful|horrible|like a failure)\b|\bi (?:have )?(?:ruined|blew|blown|messed up|screwed up|failed|cheated|slipped)\b|\b(?:regret|hate) (?:eating|that i ate|having eaten)\b/,
    'A single meal or day changes very little; your usual habits are what count. There is nothing to make up for. Have your next meal as usual, and enjoy it. If eating often makes you feel like this, please talk to a doctor or someone you trust.',
  ],
  [
    /\bam i (?:too |so |really |still |getting )?(?:fat|ugly|thin|skinny|heavy|overweight|underweight|obese|big)\b|\bdo i look\b/,
    'A tracker can’t judge that, and a number says little about a person. If your weight worries you, a doctor can look at the whole picture. If your body is often on your mind, talk to someone you trust.',
  ],
  [
    /\bshould i skip\b|\b(?:can|may|could) i skip (?:a |my )?(?:breakfast|lunch|dinner|meals?)\b|\bi (?:have |had )?(?:not (?:eaten|had|eat)|did not eat|eaten nothing|ate nothing|eat nothing|had nothing)(?: anything)?(?: to eat)?(?: (?:all day|today|yet|so far|since .*))*$|^(?:i )?(?:habe?|have)? ?(?:today |heute )?(?:noch |still )?(?:nichts|nothing) (?:today )?eaten$|\bi (?:have |just )?(?:skipped|skip|missed|did not (?:eat|have)) (?:a |my )?(?:breakfast|lunch|dinner|meals?)\b|\bskipping (?:a |my )?(?:breakfast|lunch|dinner|meals?)\b/,
    'Regular meals are better than skipped ones: if you skip meals, you may miss nutrients and snack more later (source: NHS Better Health). Something small is better than nothing.',
  ],
  [
    /\bshould i (?:really |today |tomorrow )?(?:do (?:a )?)?(?:fast|fasten|fasting)\b|\breligious fasting\b/,
    'Fasting is your choice; no one needs it to be healthy. If you have diabetes or another illness, take medication, are pregnant or under 18, please ask a doctor first. Drink enough, and break the fast with a normal meal.',
  ],
  [
    /\b(?:is|are|would) \d{3,4} calories(?: (?:a|per) day| daily)? (?:be )?(?:too (?:low|little|few|much|high|many)|ok|okay|fine|enough|good|bad|safe|healthy|unhealthy)\b/,
    'Your daily needs depend on your age, height, weight and activity. Set New Goal calculates them with a formula it shows, and warns you when health services advise against a goal.',
  ],
];

/** Answers messages about feelings, skipped meals and fasting with kind words and whom to ask, without numbers. */
export const kindWords = ({ text, periods }: Ask): Said | null => {
  // 'did I skip breakfast on Monday' is a question about the diary.
  const found = kind.find(([pattern]) => pattern.test(text) && !/^did i\b|\bhow (?:often|many)\b/.test(text));
  return found === undefined || (periods.length > 0 && /\b(?:how|which) (?:many|much|days)\b/.test(text))
    ? null
    : say`${found[1]}`;
};
