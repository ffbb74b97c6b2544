import type { Ask, Topic } from '../../question.ts';
import { knowledgeAbout } from './knowledge.ts';

const EXERCISE =
  /\b(?:work ?outs?|training|trained|exercis\w*|gym|lifting|leg day|run|ran|running|ride|cycling|swim|swam|session|race|marathon|match|practice|hike|sport|training|trainiert|lauf|gelaufen|joggen|einheit|kraftsport|schwimmen|radfahren|spiel|wettkampf)\b/iu;
const EAT =
  /\b(?:what|which|best|good|ideas?|something)\b.*\b(?:eat|have|food|snack|meal|drink|refuel)\b|\b(?:was|welche\w*|idee\w*)\b.*\b(?:esse|essen|trinke|trinken|snack|mahlzeit)\b|\brecovery (?:meal|food|snack)\b/iu;
const BEFORE = /\b(?:before|pre|tomorrow|vor|vorher|morgen)\b/iu;
const DIARY = /\b(?:did|burn\w*|logged|left|calories|kcal|gegessen|kalorien|hatte)\b/iu;

const query = { en: 'what to eat after a workout', de: 'was essen nach dem Training' } as const;

/** 'That was a killer workout, what should I eat?' */
export const afterExercise: Topic = (ask: Ask) => {
  const { message, language } = ask;
  if (!EXERCISE.test(message) || !EAT.test(message) || BEFORE.test(message) || DIARY.test(message))
    return null;
  return knowledgeAbout(ask, query[language]);
};
