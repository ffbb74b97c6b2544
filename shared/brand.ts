/** The product's working name (decision D "working name"). Every screen and email reads it here. */
export const BRAND = 'Platewise';
