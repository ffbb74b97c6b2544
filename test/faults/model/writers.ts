import { bodyWrites } from './writes/body.ts';
import { diaryWrites } from './writes/diary.ts';
import { friendWrites } from './writes/friends.ts';
import { importWrites } from './writes/imports.ts';
import { keptWrites } from './writes/kept.ts';
import { lessonWrites } from './writes/lessons.ts';
import { mealWrites } from './writes/meals.ts';
import { officeWrites } from './writes/office.ts';
import { paidWrites } from './writes/paid.ts';
import { paperWrites } from './writes/papers.ts';
import { salesWrites } from './writes/sales.ts';
import { settingWrites } from './writes/settings.ts';
import type { Writer } from './write.ts';

/** All writes of a client by name. */
export const writers: Readonly<Record<string, Writer>> = {
  ...diaryWrites,
  ...bodyWrites,
  ...keptWrites,
  ...importWrites,
  ...lessonWrites,
  ...paidWrites,
  ...friendWrites,
  ...mealWrites,
  ...salesWrites,
  ...officeWrites,
  ...paperWrites,
  ...settingWrites,
};
