import { Achievements } from '#web/features/achievements/achievements.tsx';
import { MealKeySetting } from '#web/features/food-entries/meal-input/meal-key-setting.tsx';
import { ProfileView } from '#web/features/profile/profile-view.tsx';

/** The profile's fields with one Save button, the achievements and a setting for the keyboard. */
export const DetailsPart = () => (
  <ProfileView
    aside={
      <>
        <Achievements />
        <MealKeySetting />
      </>
    }
  />
);
