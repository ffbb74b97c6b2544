import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { pdfReport } from '#functions/health-reports/pdf/pdf-report.ts';
import { translatorOf } from '#shared/language/translator.ts';
import common from '#shared/languages/de/common.json' with { type: 'json' };
import reports from '#shared/languages/de/health-reports.json' with { type: 'json' };
import { readPdf } from '#test/support/pdf-words.ts';
import { micronutrients as nutrients } from '#shared/micronutrients/micronutrient.ts';
import micronutrients from '#shared/languages/de/micronutrients.json' with { type: 'json' };
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { reportDaysOf } from '#functions/health-reports/report-day.ts';
import { aDay, aReportEntry, aReport } from './a-report.ts';

const code = pathToFileURL('functions/health-reports/');
const drawn = async (...report: Parameters<typeof aReport>) =>
  readPdf(await pdfReport(aReport(...report), code));

const weekdays = {
  best: { name: 'Monday', energy: 1_800 },
  worst: { name: 'Friday', energy: 1_200 },
} as const;

describe('A PDF report', () => {
  it('a PDF report states the user, the days, the results and that it is not medical advice', async () => {
    const { pages } = await drawn(14, { weekdays });
    const all = pages.join('\n');
    for (const words of [
      'Health report',
      'Mara Lindt',
      'Nov 16, 2026 to Nov 29, 2026. Created with Platewise on Dec 1, 2026.',
      'Daily energy1,800 kcal',
      'Daily goal2,000 kcal',
      'Water1,000 ml',
      'Averages of the 14 of 14 days with entries',
      'Closest to the goal: Mondays, 1,800 kcal on average.',
      'Monday, Nov 16, 20261,8008020060',
      '12:30lunchSoup300 kcalP 12.5 C – F – g',
      'Entered by the user: 1 of 1 entries.',
      'Not medical advice.',
    ])
      expect(all.replaceAll(/ +/g, ' ')).toContain(words);
  });

  it('a PDF report contains a title, a language and a tagged structure for screen readers', async () => {
    const { source } = await drawn(3);
    expect(source).toContain('(Health report, Nov 16, 2026 to Nov 18, 2026, Mara Lindt)');
    expect(source).toMatch(/\/Title \d+ 0 R/);
    expect(source).toContain('/Lang (en)');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toMatch(/\/Marked true/);
    for (const role of ['H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Figure'])
      expect(source).toContain(`/S /${role}\n`);
    expect(source).toContain('/Alt (Bar chart of energy by day for 3 days, with a goal of 2,000 kcal.');
  });

  it('uses German text, numbers and dates for German readers and declares the language', async () => {
    const german = translatorOf('de', { ...common, ...reports, ...micronutrients });
    const { pages, source } = readPdf(await pdfReport(aReport(14, { weekdays }), code, german));
    const all = pages.join('\n').replaceAll(/ +/g, ' ');
    for (const words of [
      'Gesundheitsbericht',
      '16.11.2026 bis 29.11.2026. Erstellt mit Platewise am 01.12.2026.',
      'Energie pro Tag1.800 kcal',
      'Am nächsten am Ziel: montags, im Schnitt 1.800 kcal.',
      '12:30MittagessenSoup300 kcalE 12,5 K – F – g',
      'Selbst eingegeben: 1 von 1 Einträgen.',
      'Kein ärztlicher Rat.',
    ])
      expect(all).toContain(words);
    expect(all.replaceAll('Soup', '')).not.toMatch(/\b(?:the|of|with|days?|entries|kcal a day|page)\b/i);
    expect(source).toContain('/Lang (de)');
  });

  it('lists vitamins and minerals with references, coverage and missing data, in English and German', async () => {
    const apple = aFoodItem({
      name: 'Apple',
      record_id: 'sr:09003',
      grams: 200,
      nutrients: { calories: 104, protein: 1, carbs: 28, fat: 0, fiber: 5, sugar: 21, sodium: 2 },
    });
    const entries = [
      aReportEntry({ food_name: 'Apple', calories: 104, items: [apple] }),
      aReportEntry({ food_name: 'Cake', calories: 312, items: null }),
    ];
    const page = (await drawn(1, { entries })).pages
      .find((text) => text.includes('Vitamins and minerals'))!
      .replaceAll(/ +/g, ' ');
    expect(page).toContain('Known for 25% of the energy.');
    // 2 x 4.6 mg of 75 mg; 2 x 107 mg of 2,600 mg; 2 x 0.017 mg of 1.1 mg.
    expect(page).toContain('Vitamin C9.2 mg75 mg12%25%');
    expect(page).toContain('Potassium214 mg2,600 mg8%25%');
    expect(page).toContain('Vitamin B1 (thiamin)0.03 mg1.1 mg3%25%');
    expect(page).toContain('Vitamin B120 µg2.4 µg0%25%');
    expect(page).toContain('Added sugar–max. 50 gno data');
    expect(page).toContain('Dietary Reference Intakes (National Academies) by age and sex');
    const german = translatorOf('de', { ...common, ...reports, ...micronutrients });
    const translated = readPdf(await pdfReport(aReport(1, { entries }), code, german)).pages.join(' ');
    for (const words of [
      'Vitamine und Mineralstoffe',
      'Bekannt für 25 % der Energie.',
      '9,2 mg',
      '95 mg',
      'Natrium',
      'keine Daten',
    ])
      expect(translated.replaceAll(/\s+/g, ' ')).toContain(words);
    const labels = Object.values(nutrients).map(({ label }) => label);
    expect(labels.filter((label) => !(label in micronutrients))).toEqual([]);
  });

  it('omits vitamins and minerals when nothing was eaten', async () => {
    const { pages } = await drawn(1, { entries: [] });
    expect(pages.join('\n')).not.toContain('Vitamins and minerals');
  });

  it('numbers its pages, repeats table headers on each page and loses no entry', async () => {
    const entries = Array.from({ length: 92 }, (_, at) => aReportEntry({ food_name: `Meal ${at} of many` }));
    const { pages } = await drawn(92, { entries });
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, at) => {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(page).toContain('Mara Lindt, Nov 16, 2026 to Feb 15, 2027. Not medical advice.');
    });
    const all = pages.join('\n');
    expect(all.match(/Energy, kcal/g)!.length).toBeGreaterThan(1);
    expect(entries.filter(({ food_name }) => !all.includes(food_name))).toEqual([]);
  });

  it('prints the note of an entry below it, on as many lines as it needs', async () => {
    const note = `Two servings.\nLate, ${'because of a very long meeting '.repeat(12)}and hungry`;
    const entries = [aReportEntry({ note }), aReportEntry({ food_name: 'Apple' })];
    const all = (await drawn(1, { entries })).pages.join('\n');
    expect(all).toContain('Note: Two servings. Late, because');
    expect(all).toContain('and hungry');
    expect(all.match(/Note:/g)).toHaveLength(1);
    expect(all.indexOf('and hungry')).toBeLessThan(all.indexOf('Apple'));
    const german = translatorOf('de', { ...common, ...reports, ...micronutrients });
    const translated = readPdf(await pdfReport(aReport(1, { entries }), code, german)).pages.join('\n');
    expect(translated).toContain('Notiz: Two servings.');
  });

  it('prints European and Vietnamese letters', async () => {
    const names = ['Żurek', 'Crème brûlée', 'Борщ', 'Μουσακάς', 'Phở bò', 'İmam bayıldı'];
    const { pages } = await drawn(1, {
      name: 'Łukasz',
      entries: names.map((food_name) => aReportEntry({ food_name })),
    });
    for (const name of ['Łukasz', ...names]) expect(pages.join('\n')).toContain(name);
  });

  it('prints names in scripts from Arabic to Korean, and marks only symbols such as emoji', async () => {
    const names = ['寿司とみそ汁', '饭', '飯', '비빔밥', 'पराठा', 'ข้าวผัด', 'ভাত', 'இட்லி'];
    const { pages } = await drawn(1, {
      name: 'नेहा',
      entries: [...names, '寿司 🍣\u0007'].map((food_name) => aReportEntry({ food_name })),
    });
    const all = pages.join('\n');
    for (const name of names) expect(all).toContain(name);
    expect(all).toContain('寿司 ?300 kcal');
    expect(all.match(/\?/g)).toHaveLength(1);
  });

  it('prints right-to-left names from the right', async () => {
    const entries = ['חומוס וטחינה', 'فول', 'Hummus חומוס 2'].map((food_name) => aReportEntry({ food_name }));
    const { pages } = await drawn(1, { entries });
    const reversed = (text: string) => Array.from(text).toReversed().join('');
    expect(pages.join('')).toContain(reversed('חומוס וטחינה'));
    expect(pages.join('')).toContain(`Hummus ${reversed('חומוס')} 2`);
  });

  it('shows a dash instead of 0 g for a nutrient that no entry of a day contains', async () => {
    const entries = [aReportEntry({ protein: 12, carbs: null, fat: null })];
    const days = reportDaysOf([aDay({ protein: 12, carbs: 0, fat: 0 })], entries);
    const all = (await drawn(1, { days, entries })).pages.join('\n').replaceAll(/ +/g, ' ');
    expect(all).toContain('Carbs– g');
    expect(all).toContain('Monday, Nov 16, 20261,80012––');
  });

  it('a PDF report fits the longest allowed name and a word wider than a line', async () => {
    const { pages } = await drawn(1, {
      name: 'W'.repeat(120),
      entries: [aReportEntry({ food_name: 'm'.repeat(200), serving_size: 'x'.repeat(100) })],
    });
    expect(pages.join('').match(/m/g)!.length).toBeGreaterThanOrEqual(200);
    expect(pages[0]).toContain('Page 1 of');
    expect(pages[0]).toContain('Not medical advice');
  });

  it('a PDF report keeps only the visible content of its pages in memory, even for long names', async () => {
    const drawing = new Worker(new URL('long-report.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    });
    const [size] = (await once(drawing, 'message')) as [number];
    expect(size).toBeGreaterThan(100_000);
  });

  it('omits averages and weekdays when nothing was eaten', async () => {
    const days = [aDay({ meal_count: 0, total_calories: 0, water_ml: 500 })];
    const { pages } = await drawn(1, { name: null, days, entries: [], averages: null, weekdays: null });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('No food was logged on these days.');
    expect(pages[0]).not.toContain('Closest to the goal');
  });
});
