/** The lowest tier of each feature (decision D18). */
export const featuresOfTiers = {
  free: ['ai_food_recognition', 'basic_nutrition_tracking'],
  basic: ['photo_analysis'],
  premium: [
    'voice_logging',
    'advanced_meal_planning',
    'personalized_goals',
    'health_insights',
    'recipe_recommendations',
    'progress_analytics',
    'social_sharing',
  ],
  enterprise: [
    'ai_nutrition_coach',
    'custom_meal_plans',
    'supplement_recommendations',
    'health_reports',
    'api_access',
    'unlimited_credits',
    'priority_support',
  ],
} as const;
