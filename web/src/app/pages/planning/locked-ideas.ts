import { t } from '#web/lib/language/translate.ts';

/** Texts of a locked part. */
interface Preview {
  title: string;
  about: string;
  sample: string[];
}

/** Returns the texts of the plan's locked parts. Users at risk read no calories and nothing about a goal (D49). */
export const lockedIdeas = (isGoalHidden: boolean): { meals: Preview; recipes: Preview } =>
  isGoalHidden
    ? {
        meals: {
          title: t('From your usual meals'),
          about: t('Your usual meals for one day, or a whole week at once.'),
          sample: [t('Oatmeal with berries'), t('Lentil soup')],
        },
        recipes: {
          title: t('Recipe ideas'),
          about: t('Quick recipes for any meal. Plan or log them in one tap.'),
          sample: [t('Chickpea and spinach stew, 25 minutes')],
        },
      }
    : {
        meals: {
          title: t('From your usual meals'),
          about: t('Your usual meals, matched to what’s left today, or a whole week at once.'),
          sample: [t('Oatmeal with berries, 380 kcal'), t('Lentil soup, 420 kcal')],
        },
        recipes: {
          title: t('Recipes for what’s left'),
          about: t(
            'Quick recipes that fit your remaining calories, protein and fiber. Plan or log them in one tap.',
          ),
          sample: [t('Chickpea and spinach stew, 460 kcal, 25 minutes')],
        },
      };
