import type { Customer } from '../store/stripe-store.ts';
import { invalid, notHosted } from '../http/stripe-error.ts';

const CLAUSE = /^(email|name|metadata\[(['"])([^'"]+)\2\])\s*:\s*(['"])(.*)\4$/;

const valueOf = (customer: Customer, field: string, name: string | undefined): string | null | undefined => {
  if (name !== undefined) return customer.metadata[name];
  return field === 'email' ? customer.email : customer.name;
};

/**
 * Parses the part of Stripe's search language that the product uses: exact matches joined by AND.
 * @throws Refusal 501 for anything else
 */
export const searchOf = (query: string): ((customer: Customer) => boolean) => {
  if (query.trim() === '') throw invalid('You passed an empty string.', 'query', 'parameter_invalid_empty');
  const clauses = query.split(/\s+AND\s+/).map((clause) => {
    const match = CLAUSE.exec(clause.trim());
    if (!match) throw notHosted(`the search ${clause}`, 'query');
    const [, field = '', , name, , value = ''] = match;
    return { field, name, value };
  });
  return (customer) =>
    clauses.every(
      ({ field, name, value }) => valueOf(customer, field, name)?.toLowerCase() === value.toLowerCase(),
    );
};
