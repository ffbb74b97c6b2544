import type { socialRoutes } from '#shared/social/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import type { OpenFoods } from '../../platform/foods/open-foods.ts';
import { newUlid } from '../../platform/ids.ts';
import type { SignPhotoUrl } from '../../platform/photos/photo-urls.ts';
import { withTriage } from '../../platform/http/with-triage.ts';
import { createRequireFeature } from '../../platform/plan/require-feature.ts';
import { createReadPlan } from '../../platform/plan/read-plan.ts';
import type { Table } from '../../platform/table/client.ts';
import { createFeedCandidates } from '../feed/feed-candidates-repository.ts';
import { createDietConflicts } from './diet-conflicts.ts';
import { createFoundMeals } from './found-meals-repository.ts';
import { likeMeal } from '../likes/like-meal.ts';
import { createLikesRepository } from '../likes/likes-repository.ts';
import { createOwnMeal } from './own-meal-repository.ts';
import { createMealPresenter } from './present-meal.ts';
import { readFeed } from '../feed/read-feed.ts';
import { reportMeal } from './report-meal.ts';
import { createReportsRepository } from './meal-reports-repository.ts';
import { createFindVisibleMeal } from './find-visible-meal.ts';
import { shareMeal } from './share-meal.ts';
import { createSharedMealsRepository } from './shared-meals-repository.ts';
import { unshareMeal } from './unshare-meal.ts';

type MealRoutes = 'feed' | 'share' | 'unshare' | 'like' | 'report';

/** Builds the endpoints for the feed, sharing, likes and reports. */
export const openMeals = (
  table: Table,
  clock: Clock,
  signPhotoUrl: SignPhotoUrl,
  openFoods: OpenFoods,
): Pick<Endpoints<typeof socialRoutes>, MealRoutes> => {
  const meals = createSharedMealsRepository(table, clock);
  const findMeals = createFoundMeals(table);
  const seeMeal = createFindVisibleMeal({ meals, findMeals });
  const present = createMealPresenter(signPhotoUrl);
  return {
    feed: readFeed({
      candidatesOf: createFeedCandidates(table, clock),
      findMeals,
      present,
      conflictsOf: createDietConflicts(openFoods),
    }),
    share: withTriage(
      ({ caption }) => [caption],
      shareMeal({
        meals,
        ownMeal: createOwnMeal(table),
        needFeature: createRequireFeature(createReadPlan(table, clock)),
        present,
        newId: newUlid,
        clock,
      }),
    ),
    unshare: unshareMeal({ meals }),
    like: likeMeal({ likes: createLikesRepository(table, clock), seeMeal }),
    report: withTriage(
      ({ note }) => [note],
      reportMeal({ reports: createReportsRepository(table, clock, newUlid), seeMeal }),
    ),
  };
};
