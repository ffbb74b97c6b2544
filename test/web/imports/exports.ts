/** Exports in the trackers' formats, with their original columns. */
export const myFitnessPalHeader =
  'Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note';
export const cronometerHeader =
  'Day,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Carbs (g),Fiber (g),Sugars (g),Fat (g),Protein (g),Sodium (mg),Category';
const loseItHeader =
  'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)';

const lines = (...rows: string[]): string => rows.join('\r\n');

export const myFitnessPal = (...rows: string[]): string => `\uFEFF${lines(myFitnessPalHeader, ...rows)}\r\n`;
export const cronometer = (...rows: string[]): string => lines(cronometerHeader, ...rows);
export const loseIt = (...rows: string[]): string => lines(loseItHeader, ...rows);

/** A day of Cronometer with identical coffees, a custom group, and an amount with its unit. */
export const aCronometerDay = cronometer(
  '2026-11-18,Breakfast,"Oats, rolled",40.00 g,152.4,0,27,4.1,0.4,2.6,5.3,2,Cereals',
  '2026-11-18,Pre-workout,Coffee,1 cup,2,0,0,0,0,0,0.3,5,Beverages',
  '2026-11-18,Pre-workout,Coffee,1 cup,2,0,0,0,0,0,0.3,5,Beverages',
);
