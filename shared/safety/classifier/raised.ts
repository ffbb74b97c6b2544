import { referOf } from '../answers/compose-advice.ts';
import type { SafetyText, Topic } from '../topics/topic.ts';
import { classify } from './classify.ts';
import type { Class } from './packed-model.ts';

/** The topic with the most general answer of each referral. */
const topicFor: Readonly<Record<Class, Topic>> = {
  emergency: 'severe-illness',
  crisis: 'suicide',
  'eating-disorder': 'eating-disorder',
  doctor: 'symptoms',
};

/** Probability from which a class outweighs a medical question that the rules found. */
const OUTWEIGHS = 0.8;

/**
 * Returns the topic of a text: what the rules found, or a more urgent one if the text is like those of a more urgent
 * referral. The rules are certain about emergencies, crises and eating disorders, so those stay.
 */
export const raised = ({ whole }: SafetyText, found: Topic | null): Topic | null => {
  if (found !== null && referOf(found) !== 'doctor') return found;
  const likeliest = classify(whole);
  if (likeliest === null) return found;
  const { refer, probability } = likeliest;
  return found === null || (refer !== 'doctor' && probability >= OUTWEIGHS) ? topicFor[refer] : found;
};
