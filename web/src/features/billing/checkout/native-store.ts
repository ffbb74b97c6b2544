import { t } from '#web/lib/language/translate.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { isNativeApp } from './native-app.ts';

/**
 * App store interface that the mobile app injects once it sells there. Until then it is undefined, and the texts say
 * that it is coming.
 */
export interface NativeStore {
  /** Plans sold in the store. */
  plans: readonly PaidPlan[];
  purchase: (plan: PaidPlan) => Promise<void>;
  restore: () => Promise<void>;
}

export const nativeStore = (): NativeStore | null =>
  (window as unknown as { platewiseStore?: NativeStore }).platewiseStore ?? null;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Buys a plan in the app store. */
export const purchaseInApp = async (plan: PaidPlan): Promise<void> => {
  if (!isNativeApp()) return notify.error(t('Native purchases are only available in the mobile app'));
  const store = nativeStore();
  if (!store) return notify.info(t('In-app purchase functionality will be available after app store setup'));
  if (!store.plans.includes(plan)) {
    return notify.info(t('This subscription will be available through the app store after setup'));
  }
  await store
    .purchase(plan)
    .catch((error: unknown) => notify.error(t('Purchase failed: {reason}', { reason: reasonOf(error) })));
};

/** Restores app store purchases made on another device. */
export const restoreInApp = async (): Promise<void> => {
  if (!isNativeApp()) return notify.error(t('Restore is only available in the mobile app'));
  const store = nativeStore();
  if (!store) return notify.info(t('Restore functionality will be available after app store setup'));
  await store
    .restore()
    .catch((error: unknown) =>
      notify.error(t('Failed to restore purchases: {reason}', { reason: reasonOf(error) })),
    );
};
