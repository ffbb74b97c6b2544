import { createDeviceSetting } from '#web/lib/storage/create-device-setting.ts';

/**
 * Whether "/" opens the field for a meal on this device; on by default. Speech input may type single keys by mistake, so
 * they need an off switch (WCAG 2.1.4).
 */
export const [useMealKey, setMealKey] = createDeviceSetting('platewise-meal-key');
