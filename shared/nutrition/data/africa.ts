/** What people in Africa eat, as far as no other file has it. Columns: see food-row.ts. */
export const africa = `
`;
