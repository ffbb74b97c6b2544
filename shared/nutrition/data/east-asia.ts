/** What people in East Asia eat, as far as no other file has it. Columns: see food-row.ts. */
export const eastAsia = `
`;
