import type { Stack } from 'aws-cdk-lib';
import { ConfigurationSet, ConfigurationSetTlsPolicy, SuppressionReasons } from 'aws-cdk-lib/aws-ses';

const ID = 'Emails';

/**
 * Returns the configuration set of the data stack, which every email uses: sent with TLS only, measured for the alarms, and not
 * sent again to addresses that bounced or complained. Created on first use.
 */
export const emailSettingsOf = (stack: Stack): ConfigurationSet =>
  (stack.node.tryFindChild(ID) as ConfigurationSet | undefined) ??
  new ConfigurationSet(stack, ID, {
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
