import { isAtLeast, type Tier } from './tiers.ts';

export interface Feature {
  /** The least tier that has it. */
  tier: Tier;
  /** What the pricing page says of it. */
  bullet: string;
  /** Whether the product has it yet: only that is sold, and only that is gated. */
  isBuilt: boolean;
}

/**
 * What a tier can do (decision D18): the one map behind the pricing page, the gate card and the server's check.
 * No bullet without its gate, no gate without its bullet.
 */
export const features = {
  ai_food_recognition: {
    tier: 'free',
    bullet: 'Foods recognised from a photo, by voice or in words',
    isBuilt: true,
  },
  basic_nutrition_tracking: {
    tier: 'free',
    bullet: 'Diary, calories, macros, water and weekly view',
    isBuilt: true,
  },
  photo_analysis: { tier: 'basic', bullet: 'Several photos of one meal', isBuilt: true },
  voice_logging: { tier: 'premium', bullet: 'Hands-free dictation of a whole day', isBuilt: true },
  advanced_meal_planning: { tier: 'premium', bullet: 'Meal suggestions and week plans', isBuilt: true },
  personalized_goals: {
    tier: 'premium',
    bullet: 'Energy needs that adapt to your weight log, and macro targets',
    isBuilt: true,
  },
  health_insights: { tier: 'premium', bullet: 'Nightly insights and the weekly mail', isBuilt: true },
  recipe_recommendations: { tier: 'premium', bullet: 'Recipes for what is left of today', isBuilt: true },
  progress_analytics: { tier: 'premium', bullet: 'Trends over 30, 90 and 365 days', isBuilt: true },
  social_sharing: { tier: 'premium', bullet: 'Meals shared with everyone', isBuilt: true },
  ai_nutrition_coach: { tier: 'enterprise', bullet: 'The nutrition coach', isBuilt: true },
  custom_meal_plans: { tier: 'enterprise', bullet: 'Plans written by the coach', isBuilt: true },
  supplement_recommendations: {
    tier: 'enterprise',
    bullet: 'Careful, sourced advice on supplements',
    isBuilt: true,
  },
  health_reports: { tier: 'enterprise', bullet: 'Health reports as PDF and CSV', isBuilt: true },
  api_access: { tier: 'enterprise', bullet: 'Personal tokens for the API', isBuilt: true },
  unlimited_credits: { tier: 'enterprise', bullet: 'Unlimited credits, within fair use', isBuilt: true },
  priority_support: { tier: 'enterprise', bullet: 'First in the support queue', isBuilt: false },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof features;

/** Whether a tier may use a feature. */
export const mayUse = (tier: Tier, feature: FeatureName): boolean => isAtLeast(tier, features[feature].tier);
