import type { TestProject } from 'vitest/node';
import { startPictureModel } from './picture-model.ts';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    dataDir: string;
    /** Control address of the scripted picture model. */
    modelUrl: string;
  }
}

/** One running product and one scripted picture model for all function tests. */
export default async (project: TestProject) => {
  const model = await startPictureModel();
  const product = await startProduct({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
  project.provide('origin', product.origin);
  project.provide('dataDir', product.dataDir);
  project.provide('modelUrl', model.url);
  return async () => {
    await product.stop();
    await model.stop();
  };
};
