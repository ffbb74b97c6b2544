/** What people in South Asia eat, as far as no other file has it. Columns: see food-row.ts. */
export const southAsia = `
`;
