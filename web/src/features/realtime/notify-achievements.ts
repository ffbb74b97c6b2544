import { plural, t } from '#web/lib/language/translate.ts';
import { achievementCatalogue, achievementNames } from '#shared/achievements/catalogue.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Shows one message for new achievements. @param names achievement names; this version may not know all */
export const notifyAchievements = (names: Iterable<string>): void => {
  const news = new Set(names);
  const lines = achievementNames.filter((name) => news.has(name)).map((name) => achievementCatalogue[name]);
  if (lines.length === 0) return;
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  const points = plural(total, '{points} point.', '{points} points.', { points: formatNumber(total) });
  const titles = lines.map(({ title }) => t(title)).join(', ');
  if (lines.length === 1) notify.success(titles, points, { isNews: true });
  else
    notify.success(
      plural(lines.length, '{count} achievement', '{count} achievements'),
      `${titles}. ${points}`,
      { isNews: true },
    );
};
