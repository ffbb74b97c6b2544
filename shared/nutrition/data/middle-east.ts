/** What people in the Middle East eat, as far as no other file has it. Columns: see food-row.ts. */
export const middleEast = `
`;
