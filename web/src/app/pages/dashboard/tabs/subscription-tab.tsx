export { SubscriptionView as Tab } from '#web/features/billing/subscription/subscription-view.tsx';
