import { isAtLeast, type Tier } from './tiers.ts';

export interface Feature {
  /** The lowest tier that includes it. */
  tier: Tier;
}

/**
 * The lowest tier of each feature (decision D18), used by the pricing page, the upgrade card and the server's check.
 * Their texts are in `feature-bullets.ts`.
 */
export const features = {
  ai_food_recognition: { tier: 'free' },
  basic_nutrition_tracking: { tier: 'free' },
  photo_analysis: { tier: 'basic' },
  voice_logging: { tier: 'premium' },
  advanced_meal_planning: { tier: 'premium' },
  personalized_goals: { tier: 'premium' },
  health_insights: { tier: 'premium' },
  recipe_recommendations: { tier: 'premium' },
  progress_analytics: { tier: 'premium' },
  social_sharing: { tier: 'premium' },
  ai_nutrition_coach: { tier: 'enterprise' },
  custom_meal_plans: { tier: 'enterprise' },
  supplement_recommendations: { tier: 'enterprise' },
  health_reports: { tier: 'enterprise' },
  api_access: { tier: 'enterprise' },
  unlimited_credits: { tier: 'enterprise' },
  priority_support: { tier: 'enterprise' },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof features;

/** Returns whether a tier includes a feature. */
export const mayUse = (tier: Tier, feature: FeatureName): boolean => isAtLeast(tier, features[feature].tier);
