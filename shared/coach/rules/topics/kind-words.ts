import type { Ask } from '../question.ts';
import { type Said, say } from '../sentence.ts';

/** Messages that are not about the diary but need an answer. */
const kind: readonly (readonly [pattern: RegExp, said: string])[] = [
  [
    /\b(?:dizzy|dizziness|light-?headed|faint|shaky|weak and tired)\b/,
    'Feeling like that can have many causes, too little food or drink among them. Sit down, and have something to eat and drink. If it goes on or comes back, please see a doctor; if you faint or have pain in the chest, call your local emergency number.',
  ],
  [
    /\b(?:feel|feeling|felt) (?:so |very |really |a bit |kind of )?(?:guilty|ashamed|bad|terrible|awful|horrible|like a failure)\b|\bi (?:have )?(?:ruined|blew|blown|messed up|screwed up|failed|cheated|slipped)\b|\b(?:regret|hate) (?:eating|that i ate|having eaten)\b/,
    'A single meal, or a single day, changes very little: what you do in most weeks is what counts. There is nothing to make up for. Have your next meal as usual, and enjoy it. If eating often leaves you feeling like this, please tell a doctor or somebody you trust.',
  ],
  [
    /\bam i (?:too |so |really |still |getting )?(?:fat|ugly|thin|skinny|heavy|overweight|underweight|obese|big)\b|\bdo i look\b/,
    'That is not for a tracker to judge, and a figure says little about a person. If your weight worries you, a doctor can look at you as a whole. If your body is often on your mind, tell somebody you trust.',
  ],
  [
    /\bshould i skip\b|\b(?:can|may|could) i skip (?:a |my )?(?:breakfast|lunch|dinner|meals?)\b|\bi (?:have |just )?(?:skipped|skip|missed|did not (?:eat|have)) (?:a |my )?(?:breakfast|lunch|dinner|meals?)\b|\bskipping (?:a |my )?(?:breakfast|lunch|dinner|meals?)\b/,
    'Regular meals do more for you than skipped ones: who skips may lack what a body needs, and snacks more later (source: NHS Better Health). Something small is better than nothing.',
  ],
  [
    /\bshould i (?:do (?:a )?)?(?:fast|fasting)\b|\b(?:intermittent|religious) fasting\b/,
    'Whether you fast is yours to decide; nobody needs it to be healthy. With diabetes or another illness, with medicines, in pregnancy or below adult age, please ask a doctor first. Drink enough, and break the fast with a calm, ordinary meal.',
  ],
  [
    /\b(?:is|are|would) \d{3,4} calories(?: (?:a|per) day| daily)? (?:be )?(?:too (?:low|little|few|much|high|many)|ok|okay|fine|enough|good|bad|safe|healthy|unhealthy)\b/,
    'How much a day takes depends on age, height, weight and how you move. Set New Goal reckons it for you, with its formula, and says so where health services advise against a goal.',
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
