import type { TestProject } from 'vitest/node';
import { openBeside } from './beside-the-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    /** File that exists once the product has started: empty, or with the reason why it failed. */
    startReport: string;
    dataDir: string;
    /** Control URL of the scripted vision model. */
    modelUrl: string;
    /** URL of the scripted Open Food Facts. */
    openFoodFactsUrl: string;
    /** Origin of the push service for reminders. */
    pushServiceOrigin: string;
    /** Port of a DynamoDB Local besides the product's own, for the tests' tables. */
    databasePort: number;
  }
}

/**
 * Starts one product, one scripted vision model, one scripted Open Food Facts and one database for all function tests.
 * `await-product.ts` waits until the product is ready.
 */
export default async (project: TestProject) => {
  const { beside, close } = await openBeside();
  project.provide('origin', beside.origin);
  project.provide('startReport', beside.startReport);
  project.provide('dataDir', beside.dataDir);
  project.provide('modelUrl', beside.modelUrl);
  project.provide('openFoodFactsUrl', beside.openFoodFactsUrl);
  project.provide('pushServiceOrigin', beside.pushServiceOrigin);
  project.provide('databasePort', beside.databasePort);
  return close;
};
