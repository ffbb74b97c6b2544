import { isAtLeast, type Tier } from './tiers.ts';

export interface Feature {
  /** The least tier that has it. */
  tier: Tier;
  /** Whether the product has it yet: only that is sold, and only that is gated. */
  isBuilt: boolean;
}

/**
 * What a tier can do (decision D18): the one map behind the pricing page, the gate card and the server's check. What is
 * said of each stands in `feature-bullets.ts`.
 */
export const features = {
  ai_food_recognition: { tier: 'free', isBuilt: true },
  basic_nutrition_tracking: { tier: 'free', isBuilt: true },
  photo_analysis: { tier: 'basic', isBuilt: true },
  voice_logging: { tier: 'premium', isBuilt: true },
  advanced_meal_planning: { tier: 'premium', isBuilt: true },
  personalized_goals: { tier: 'premium', isBuilt: true },
  health_insights: { tier: 'premium', isBuilt: true },
  recipe_recommendations: { tier: 'premium', isBuilt: true },
  progress_analytics: { tier: 'premium', isBuilt: true },
  social_sharing: { tier: 'premium', isBuilt: true },
  ai_nutrition_coach: { tier: 'enterprise', isBuilt: true },
  custom_meal_plans: { tier: 'enterprise', isBuilt: true },
  supplement_recommendations: { tier: 'enterprise', isBuilt: true },
  health_reports: { tier: 'enterprise', isBuilt: true },
  api_access: { tier: 'enterprise', isBuilt: true },
  unlimited_credits: { tier: 'enterprise', isBuilt: true },
  priority_support: { tier: 'enterprise', isBuilt: false },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof features;

/** Whether a tier may use a feature. */
export const mayUse = (tier: Tier, feature: FeatureName): boolean => isAtLeast(tier, features[feature].tier);
