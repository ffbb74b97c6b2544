import { LockedGate } from '#web/features/billing/upgrade/locked-gate.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { type LocalDate, localDate } from '#shared/time/local-date.ts';
import { useAccess } from '#web/features/billing/subscription/use-access.ts';
import { MealDietSlot } from '#web/features/foods/public.ts';
import { LeftOutOnce } from '#web/features/meal-plans/left-out-note.tsx';
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
      <div className="stack5">
        <OneUpgradeCard>
          <PlanTomorrow
            date={date}
            canSwap={canSwap}
            onDate={openDay}
            onBack={() => void navigate(paths.dashboard)}
            renderFoodName={(field) => <PlanFoodName {...field} />}
            renderWarnings={(warnings) => <MealDietSlot conflicts={warnings} />}
            renderIdeas={(day, ideas) => (
              <LeftOutOnce>
                <LockedGate
                  feature="advanced_meal_planning"
                  title={t('From your usual meals')}
                  about={
                    ideas.left.isGoalHidden
                      ? t('Your usual meals for one day, or a whole week at once.')
                      : t('Your usual meals, matched to what’s left today, or a whole week at once.')
                  }
                  sample={
                    ideas.left.isGoalHidden
                      ? [t('Oatmeal with berries'), t('Lentil soup')]
                      : [t('Oatmeal with berries, 380 kcal'), t('Lentil soup, 420 kcal')]
                  }
                >
                  <PlanSuggestions {...ideas} />
                  <WeekPlan date={day} onDate={openDay} />
                </LockedGate>
                <LockedGate
                  feature="recipe_recommendations"
                  title={ideas.left.isGoalHidden ? t('Recipe ideas') : t('Recipes for what’s left')}
                  about={
                    ideas.left.isGoalHidden
                      ? t('Quick recipes for any meal. Plan or log them in one tap.')
                      : t(
                          'Quick recipes that fit your remaining calories, protein and fiber. Plan or log them in one tap.',
                        )
                  }
                  sample={[
                    ideas.left.isGoalHidden
                      ? t('Chickpea and spinach stew, 25 minutes')
                      : t('Chickpea and spinach stew, 460 kcal, 25 minutes'),
                  ]}
                >
                  <RecipeIdeas date={day} {...ideas} />
                </LockedGate>
              </LeftOutOnce>
            )}
          />
        </OneUpgradeCard>
      </div>
    </ShellPage>
  );
};
