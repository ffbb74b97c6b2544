import type { Post } from './post.ts';
import { calorieCount } from './posts/calorie-count.tsx';
import { diaryThatLasts } from './posts/diary-that-lasts.tsx';
import { fibre } from './posts/fibre.tsx';
import { photographAMeal } from './posts/photograph-a-meal.tsx';
import { protein } from './posts/protein.tsx';
import { trend } from './posts/trend.tsx';

/** All posts, newest first. The first one is featured (PAGES-03, -05). */
export const posts: readonly Post[] = [calorieCount, photographAMeal, protein, fibre, trend, diaryThatLasts];
