import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { type LocalDate, localDate } from '#shared/time/local-date.ts';
import { useAccess } from '#web/features/billing/subscription/use-access.ts';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { LockedButton } from '#web/features/billing/upgrade/locked-button.tsx';
import { LockedFeature } from '#web/ui/feedback/locked-feature.tsx';
import { PlanSuggestions } from '#web/features/meal-plans/plan-suggestions.tsx';
import { PlanTomorrow } from '#web/features/meal-plans/plan-tomorrow.tsx';
import { RecipeIdeas } from '#web/features/meal-plans/recipe-ideas.tsx';
import { WeekPlan } from '#web/features/meal-plans/week/week-plan.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { ShellPage } from '../../shell/shell-page.tsx';
import { PlanFoodName } from './plan-food-name.tsx';

/** Day that the page was opened for, kept in the history state so that a reload opens it again. */
const placeSchema = z.object({ plan_day: localDate }).nullable().catch(null);

/** /plan-tomorrow: the plan of a day, with suggestions for the rest of the goal. */
export const PlanTomorrowPage = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const canSwap = useAccess('advanced_meal_planning') === 'open';
  const [opened] = useState(() => placeSchema.parse(state));
  const date = placeSchema.parse(state)?.plan_day ?? opened?.plan_day ?? null;
  const openDay = (day: LocalDate): void =>
    void navigate(paths.planTomorrow, { state: { plan_day: day }, replace: true });
  return (
    <ShellPage tab="plan">
      <PlanTomorrow
        date={date}
        canSwap={canSwap}
        onDate={openDay}
        onBack={() => void navigate(paths.dashboard)}
        renderFoodName={(field) => <PlanFoodName {...field} />}
        renderIdeas={(day, ideas) => (
          <>
            <Gate
              feature="advanced_meal_planning"
              fallback={
                <LockedFeature
                  title={t('From your usual meals')}
                  way={
                    <LockedButton feature="advanced_meal_planning">
                      {t('Suggestions and weekly plans')}
                    </LockedButton>
                  }
                >
                  {t('Your usual meals, matched to what’s left today, or a whole week at once.')}
                </LockedFeature>
              }
            >
              <PlanSuggestions {...ideas} />
              <WeekPlan date={day} onDate={openDay} />
            </Gate>
            <Gate
              feature="recipe_recommendations"
              fallback={
                <LockedFeature
                  title={t('Recipes for what’s left')}
                  way={<LockedButton feature="recipe_recommendations">{t('Recipes')}</LockedButton>}
                >
                  {t(
                    'Quick recipes that fit your remaining calories, protein and fiber. Plan or log them in one tap.',
                  )}
                </LockedFeature>
              }
            >
              <RecipeIdeas date={day} {...ideas} />
            </Gate>
          </>
        )}
      />
    </ShellPage>
  );
};
