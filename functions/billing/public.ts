/** Public interface of this feature: everything that other features may import. */
export { openEndPlans, openEraseBilling } from './billing-services.ts';
export { createCustomers, type Customers } from './customers/customers-repository.ts';
export { createStripeCustomerEntity } from './customers/stripe-customer-entity.ts';
export { createEmailOf } from './customers/email-repository.ts';
export { createBillingRepository, type BillingRepository } from './repository.ts';
