import { CfnParameter } from 'aws-cdk-lib';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds packaged foods by barcode and name, looked up in Open Food Facts and stored for all users. */
export const addBarcodes = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'barcodes', {
    impact: 'Users cannot log packaged food by its barcode or find it by name.',
    access: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    calls: 'services',
    isFrequent: true,
  });
  const address = new CfnParameter(resources.stack, 'OpenFoodFactsUrl', {
    default: 'https://world.openfoodfacts.org',
    description: 'Where barcodes are looked up: Open Food Facts, or a copy of it.',
  });
  fn.addEnvironment('OPEN_FOOD_FACTS_URL', address.valueAsString);
  const search = new CfnParameter(resources.stack, 'OpenFoodFactsSearchUrl', {
    default: 'https://search.openfoodfacts.org',
    description:
      'Where packaged foods are searched by name: the search service of Open Food Facts, or a copy of it.',
  });
  fn.addEnvironment('OPEN_FOOD_FACTS_SEARCH_URL', search.valueAsString);
};
