import type { TestProject } from 'vitest/node';
import { openBeside } from './beside-the-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    dataDir: string;
    /** Control address of the scripted picture model. */
    modelUrl: string;
    /** Address of the scripted Open Food Facts. */
    openFoodFactsUrl: string;
    /** Origin of the push service that reminders may go to. */
    pushServiceOrigin: string;
    /** Of a DynamoDB Local beside the product's own, for tables of tests. */
    databasePort: number;
  }
}

/** One running product, one scripted picture model, one scripted Open Food Facts and one database for all function tests. */
export default async (project: TestProject) => {
  const { beside, close } = await openBeside();
  project.provide('origin', beside.origin);
  project.provide('dataDir', beside.dataDir);
  project.provide('modelUrl', beside.modelUrl);
  project.provide('openFoodFactsUrl', beside.openFoodFactsUrl);
  project.provide('pushServiceOrigin', beside.pushServiceOrigin);
  project.provide('databasePort', beside.databasePort);
  return close;
};
