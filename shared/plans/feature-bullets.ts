import type { FeatureName } from './features.ts';

/** The pricing page's text for each feature. The type ensures that every feature has one. */
export const featureBullets: Readonly<Record<FeatureName, string>> = {
  ai_food_recognition: 'Recognize food from photos, voice or text',
  basic_nutrition_tracking: 'Diary, calories, macros, water and weekly view',
  photo_analysis: 'Several photos of one meal, and a photo diary',
  voice_logging: 'Log a whole day by voice',
  advanced_meal_planning: 'Meal suggestions and weekly plans',
  personalized_goals: 'Energy needs that adapt to your weight log, and macro targets',
  health_insights: 'Nightly insights and a weekly email',
  recipe_recommendations: 'Recipes for what’s left of today',
  progress_analytics: 'Trends over 30, 90 and 365 days',
  social_sharing: 'Meals shared with everyone',
  ai_nutrition_coach: 'The nutrition coach',
  custom_meal_plans: 'Plans written by the coach',
  supplement_recommendations: 'Careful advice on supplements, with sources',
  health_reports: 'Health reports as PDF and CSV',
  api_access: 'API access',
  unlimited_credits: 'Unlimited credits, within fair use',
  priority_support: 'Priority support',
};
