import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';

/** Vitamins and minerals of an entry, loaded when they are opened. */
export const EntryMicronutrients = lazyComponent(
  async () => (await import('./entry-micronutrients.tsx')).EntryMicronutrients,
);
