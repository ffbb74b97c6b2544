import type { LocalCloudOptions } from '../cloud.ts';
import type { LocalStack } from '../template/model.ts';
import { resolveTemplate } from '../template/resolve-template.ts';
import type { Origins } from './origins.ts';
import type { Payments } from './payments.ts';
import type { Prepared } from './prepare.ts';

const chosenParameters = ({
  openAiBaseUrl,
  visionModel,
  openFoodFactsUrl,
  openFoodFactsSearchUrl,
  pushServiceOrigin,
  webhookOrigin,
}: LocalCloudOptions): Record<string, string> => ({
  ...(openAiBaseUrl === undefined ? {} : { OpenAiBaseUrl: openAiBaseUrl }),
  ...(visionModel === undefined ? {} : { VisionModel: visionModel }),
  ...(openFoodFactsUrl === undefined ? {} : { OpenFoodFactsUrl: openFoodFactsUrl }),
  ...(openFoodFactsSearchUrl === undefined ? {} : { OpenFoodFactsSearchUrl: openFoodFactsSearchUrl }),
  ...(pushServiceOrigin === undefined ? {} : { PushServiceOrigin: pushServiceOrigin }),
  ...(webhookOrigin === undefined ? {} : { WebhookOrigin: webhookOrigin }),
});

/** Synthesizes the stack and resolves its parameters to local values. */
export const resolveStack = (
  options: LocalCloudOptions,
  { assembly, installation }: Prepared,
  origins: Origins,
  { apiBase, tax }: Payments,
): LocalStack => {
  const template = options.editTemplate?.(structuredClone(assembly.template)) ?? assembly.template;
  return resolveTemplate(template, {
    awsEndpoint: origins.awsEndpoint,
    parameters: {
      LocalOrigin: origins.site,
      LocalOriginByAddress: origins.siteByAddress,
      PhotoPublicKey: installation.photoPublicKey,
      StripeTax: tax,
      ...(apiBase === undefined ? {} : { StripeApiBase: apiBase }),
      ...chosenParameters(options),
    },
  });
};
