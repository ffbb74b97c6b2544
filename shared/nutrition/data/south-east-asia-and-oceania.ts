/** What people in South-East Asia and Oceania eat, as far as no other file has it. Columns: see food-row.ts. */
export const southEastAsiaAndOceania = `
`;
