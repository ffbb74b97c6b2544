/** The product's working name (decision D "working name"). Everything that shows or mails it reads it here. */
export const BRAND = 'Platewise';
