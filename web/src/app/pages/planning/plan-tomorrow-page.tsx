import { LockedGate } from '#web/features/billing/upgrade/locked-gate.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
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
import { lockedIdeas } from './locked-ideas.ts';
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
            renderIdeas={(day, ideas) => {
              const { meals, recipes } = lockedIdeas(ideas.left.isGoalHidden === true);
              return (
                <LeftOutOnce>
                  <LockedGate feature="advanced_meal_planning" {...meals}>
                    <PlanSuggestions {...ideas} />
                    <WeekPlan date={day} onDate={openDay} />
                  </LockedGate>
                  <LockedGate feature="recipe_recommendations" {...recipes}>
                    <RecipeIdeas date={day} {...ideas} />
                  </LockedGate>
                </LeftOutOnce>
              );
            }}
          />
        </OneUpgradeCard>
      </div>
    </ShellPage>
  );
};
