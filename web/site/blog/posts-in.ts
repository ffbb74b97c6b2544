import type { Language } from '#shared/language/languages.ts';
import type { Post } from './post.ts';
import { germanCalorieCount } from './posts/de/calorie-count.tsx';
import { germanDiaryThatLasts } from './posts/de/diary-that-lasts.tsx';
import { germanFibre } from './posts/de/fibre.tsx';
import { germanPhotographAMeal } from './posts/de/photograph-a-meal.tsx';
import { germanProtein } from './posts/de/protein.tsx';
import { germanTrend } from './posts/de/trend.tsx';
import { posts } from './posts.ts';

/** Posts by language, in the order of `posts`. The slug of a post is the same in every language. */
export const postsIn: Readonly<Record<Language, readonly Post[]>> = {
  en: posts,
  de: [
    germanCalorieCount,
    germanPhotographAMeal,
    germanProtein,
    germanFibre,
    germanTrend,
    germanDiaryThatLasts,
  ],
};
