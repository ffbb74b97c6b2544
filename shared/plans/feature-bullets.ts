import type { FeatureName } from './features.ts';

/** The pricing page's text for each feature. The type ensures that every feature has one. */
export const featureBullets: Readonly<Record<FeatureName, string>> = {
  ai_food_recognition: 'Foods recognised from a photo, by voice or in words',
  basic_nutrition_tracking: 'Diary, calories, macros, water and weekly view',
  photo_analysis: 'Several photos of one meal',
  voice_logging: 'Hands-free dictation of a whole day',
  advanced_meal_planning: 'Meal suggestions and week plans',
  personalized_goals: 'Energy needs that adapt to your weight log, and macro targets',
  health_insights: 'Nightly insights and the weekly mail',
  recipe_recommendations: 'Recipes for what is left of today',
  progress_analytics: 'Trends over 30, 90 and 365 days',
  social_sharing: 'Meals shared with everyone',
  ai_nutrition_coach: 'The nutrition coach',
  custom_meal_plans: 'Plans written by the coach',
  supplement_recommendations: 'Careful, sourced advice on supplements',
  health_reports: 'Health reports as PDF and CSV',
  api_access: 'Personal tokens for the API',
  unlimited_credits: 'Unlimited credits, within fair use',
  priority_support: 'First in the support queue',
};
