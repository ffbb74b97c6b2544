import type { SafetyFacts } from '../user-facts.ts';

/** Situations that need an emergency service at once. */
export const emergencyTopics = [
  'hypoglycemia',
  'hyperglycemia',
  'insulin-overdose',
  'anaphylaxis',
  'poisoning',
  'button-battery',
  'mushrooms',
  'overdose',
  'choking',
  'chest-pain',
  'stroke',
  'bleeding',
  'unconscious',
  'breathing',
  'severe-illness',
  'post-op-emergency',
  'pregnancy-emergency',
] as const;

/** The situations that the safety rules know. Each has an answer in every language. */
export const topics = [
  ...emergencyTopics,
  // Crisis.
  'suicide',
  'self-harm',
  // Health professionals.
  'mild-poisoning',
  'mild-allergy',
  'low-glucose',
  'high-glucose',
  'insulin-dose',
  'drug-food',
  'weight-loss-drugs',
  'medication',
  'pregnancy',
  'kidney',
  'illness',
  'post-op',
  'infant',
  'honey-infant',
  'unintended-weight-loss',
  'symptoms',
  'extreme-restriction',
  'minor',
  'child-diet',
  'low-bmi',
  // Eating disorders.
  'eating-disorder',
] as const;
export type Topic = (typeof topics)[number];

/** A text prepared for the rules. */
export interface SafetyText {
  /** Normalized, without figures of speech. */
  text: string;
  /** Normalized, with figures of speech. */
  whole: string;
  facts: SafetyFacts;
  /** The current year, to compute an age from a year of birth. */
  year: number;
}
