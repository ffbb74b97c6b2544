/** What people in Latin America eat, as far as no other file has it. Columns: see food-row.ts. */
export const latinAmerica = `
`;
