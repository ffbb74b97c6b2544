/** What people in Europe eat, as far as no other file has it. Columns: see food-row.ts. */
export const europe = `
`;
